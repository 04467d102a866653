ALTER TABLE "store" ADD COLUMN "soon_after_minutes" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "late_after_minutes" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_soon_after_minutes_positive" CHECK ("store"."soon_after_minutes" > 0);--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_late_after_soon" CHECK ("store"."late_after_minutes" > "store"."soon_after_minutes");