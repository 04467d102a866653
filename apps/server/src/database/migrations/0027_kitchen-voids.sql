ALTER TABLE "kitchen_item" ADD COLUMN "voided_from" text;--> statement-breakpoint
ALTER TABLE "kitchen_item" ADD COLUMN "void_seen_at" timestamptz(3);--> statement-breakpoint
CREATE INDEX "kitchen_item_void" ON "kitchen_item" USING btree ("site_id","store_id") WHERE state = 'voided' and void_seen_at is null;--> statement-breakpoint
ALTER TABLE "kitchen_item" ADD CONSTRAINT "kitchen_item_voided_from_known" CHECK ("kitchen_item"."voided_from" in ('held', 'queued', 'cooking', 'ready', 'served', 'voided'));