ALTER TABLE "cart_line" ADD COLUMN "allergy_answer" json;--> statement-breakpoint
ALTER TABLE "kitchen_item" ADD COLUMN "answered" jsonb;