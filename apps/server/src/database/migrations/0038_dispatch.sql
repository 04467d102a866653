CREATE TABLE "dispatch" (
	"site_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"rider_id" integer NOT NULL,
	"given_at" timestamptz(3) NOT NULL,
	"out_at" timestamptz(3),
	CONSTRAINT "dispatch_site_id_order_id_pk" PRIMARY KEY("site_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "dispatch" ADD CONSTRAINT "dispatch_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch" ADD CONSTRAINT "dispatch_order_id_fk" FOREIGN KEY ("site_id","order_id") REFERENCES "public"."placed_order"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch" ADD CONSTRAINT "dispatch_rider_id_fk" FOREIGN KEY ("site_id","rider_id") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;