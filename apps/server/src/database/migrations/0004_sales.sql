ALTER TABLE "placed_order" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "payment" jsonb;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "change" integer;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "sale" jsonb;