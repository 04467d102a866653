ALTER TABLE "staff_device" ADD COLUMN "station_id" integer;--> statement-breakpoint
ALTER TABLE "staff_device" ADD COLUMN "station_seen_at" timestamptz(3);