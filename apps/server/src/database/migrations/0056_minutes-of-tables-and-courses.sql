ALTER TABLE "kitchen_item" ADD COLUMN "fired_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "paid_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "free_table_after_minutes" smallint DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_free_table_after_minutes_positive" CHECK ("store"."free_table_after_minutes" > 0);