ALTER TABLE "store" ADD COLUMN "asks_bagging" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "asks_ready" boolean DEFAULT true NOT NULL;