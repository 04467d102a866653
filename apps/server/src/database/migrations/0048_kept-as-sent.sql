ALTER TABLE "live_event" ALTER COLUMN "message" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "idempotency_record" ALTER COLUMN "response" SET DATA TYPE json;