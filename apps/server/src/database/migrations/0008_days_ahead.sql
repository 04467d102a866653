ALTER TABLE "store" ADD COLUMN "days_ahead" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_days_ahead_not_negative" CHECK ("store"."days_ahead" >= 0);