CREATE TABLE "slot_use" (
	"site_id" integer NOT NULL,
	"cart_id" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"minute" smallint NOT NULL,
	CONSTRAINT "slot_use_site_id_cart_id_pk" PRIMARY KEY("site_id","cart_id"),
	CONSTRAINT "slot_use_minute_of_day" CHECK ("slot_use"."minute" between 0 and 1439)
);
--> statement-breakpoint
ALTER TABLE "slot_use" ADD CONSTRAINT "slot_use_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_use" ADD CONSTRAINT "slot_use_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_use" ADD CONSTRAINT "slot_use_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_use_of_store" ON "slot_use" USING btree ("site_id","store_id","day","minute");