CREATE TABLE "pause_use" (
	"site_id" integer NOT NULL,
	"pause_id" integer NOT NULL,
	"cart_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"is_sold" boolean NOT NULL,
	CONSTRAINT "pause_use_site_id_pause_id_cart_id_line_id_pk" PRIMARY KEY("site_id","pause_id","cart_id","line_id"),
	CONSTRAINT "pause_use_units_positive" CHECK ("pause_use"."units" > 0)
);
--> statement-breakpoint
ALTER TABLE "product_pause" ADD COLUMN "units_left" integer;--> statement-breakpoint
ALTER TABLE "pause_use" ADD CONSTRAINT "pause_use_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pause_use" ADD CONSTRAINT "pause_use_pause_fk" FOREIGN KEY ("site_id","pause_id") REFERENCES "public"."product_pause"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pause_use" ADD CONSTRAINT "pause_use_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pause_use_of_cart" ON "pause_use" USING btree ("site_id","cart_id");--> statement-breakpoint
ALTER TABLE "product_pause" ADD CONSTRAINT "product_pause_units_left_not_negative" CHECK ("product_pause"."units_left" >= 0);