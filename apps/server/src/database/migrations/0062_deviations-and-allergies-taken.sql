ALTER TABLE "kitchen_item" ADD COLUMN "deviations" jsonb;--> statement-breakpoint
ALTER TABLE "kitchen_item" ADD COLUMN "allergy_answer" text;--> statement-breakpoint
ALTER TABLE "kitchen_item" ADD COLUMN "allergy_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kitchen_item" ADD CONSTRAINT "kitchen_item_allergy_answer" CHECK ("kitchen_item"."allergy_answer" in ('adapt', 'tell-floor'));