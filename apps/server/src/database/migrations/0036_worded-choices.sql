ALTER TABLE "order_line" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "house_choices" jsonb;