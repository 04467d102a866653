ALTER TABLE "kitchen_item" ADD COLUMN "moved_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;