ALTER TABLE "order_void" DROP CONSTRAINT "order_void_reason_known";--> statement-breakpoint
ALTER TABLE "order_void" ADD COLUMN "units" integer;--> statement-breakpoint
-- Until now a dish was taken out whole.
UPDATE "order_void" SET "units" = "order_line"."quantity" FROM "order_line"
WHERE "order_line"."site_id" = "order_void"."site_id" AND "order_line"."order_id" = "order_void"."order_id" AND "order_line"."id" = "order_void"."line_id";--> statement-breakpoint
ALTER TABLE "order_void" ALTER COLUMN "units" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "order_line_dish" ON "order_line" USING gin (fold_text("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "placed_order_any_number" ON "placed_order" USING btree ("site_id","number");--> statement-breakpoint
CREATE INDEX "placed_order_any_total" ON "placed_order" USING btree ("site_id","total");--> statement-breakpoint
CREATE INDEX "placed_order_after_voids" ON "placed_order" USING btree ("site_id",("total" - "voided")) WHERE voided > 0;--> statement-breakpoint
CREATE INDEX "placed_order_guest" ON "placed_order" USING gin (fold_text("contact_name" || ' ' || regexp_replace("contact_phone", '[^0-9]', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "placed_order_table" ON "placed_order" USING btree ("site_id",("setup" ->> 'position')) WHERE setup ->> 'mode' = 'table';--> statement-breakpoint
ALTER TABLE "order_void" ADD CONSTRAINT "order_void_units_positive" CHECK ("order_void"."units" > 0);--> statement-breakpoint
ALTER TABLE "order_void" ADD CONSTRAINT "order_void_reason_known" CHECK ("order_void"."reason" in ('sold-out', 'too-busy', 'other', 'missing', 'wrong-dish', 'not-good', 'too-late', 'courtesy'));