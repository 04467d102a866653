-- A check of a table is read and compiled anew at each write of a row. The rule of a domain is asked only where its
-- column is written, and kept compiled.
CREATE DOMAIN "cart_version" AS integer CONSTRAINT "cart_version_positive" CHECK (value > 0);--> statement-breakpoint
CREATE DOMAIN "cart_state" AS text CONSTRAINT "cart_state_known" CHECK (value in ('open', 'paying', 'ordered', 'closed', 'abandoned'));--> statement-breakpoint
CREATE DOMAIN "ordering_mode" AS text CONSTRAINT "ordering_mode_known" CHECK (value in ('delivery', 'pickup', 'table', 'digital-card', 'takehere'));--> statement-breakpoint
CREATE DOMAIN "minute_of_day" AS smallint CONSTRAINT "minute_of_day_range" CHECK (value between 0 and 1439);--> statement-breakpoint
CREATE DOMAIN "cart_tip" AS integer CONSTRAINT "cart_tip_not_negative" CHECK (value >= 0);--> statement-breakpoint
CREATE DOMAIN "cart_line_quantity" AS integer CONSTRAINT "cart_line_quantity_range" CHECK (value between 1 and 9999);--> statement-breakpoint
CREATE DOMAIN "idempotency_key" AS text CONSTRAINT "idempotency_key_length" CHECK (length(value) between 1 and 255);--> statement-breakpoint
ALTER TABLE "cart" DROP CONSTRAINT "cart_state_known",
  DROP CONSTRAINT "cart_mode_known",
  DROP CONSTRAINT "cart_version_positive",
  DROP CONSTRAINT "cart_time_of_day",
  DROP CONSTRAINT "cart_tip_not_negative",
  DROP CONSTRAINT "cart_table_whole";--> statement-breakpoint
ALTER TABLE "cart" ALTER COLUMN "version" SET DATA TYPE "cart_version",
  ALTER COLUMN "state" SET DATA TYPE "cart_state",
  ALTER COLUMN "mode" SET DATA TYPE "ordering_mode",
  ALTER COLUMN "time" SET DATA TYPE "minute_of_day",
  ALTER COLUMN "tip" SET DATA TYPE "cart_tip",
  ALTER COLUMN "address" SET DATA TYPE json,
  ALTER COLUMN "allergies" DROP DEFAULT,
  ALTER COLUMN "allergies" SET DATA TYPE json,
  ALTER COLUMN "allergies" SET DEFAULT '[]';--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_table_whole" CHECK ("cart"."mode" <> 'table' or ("cart"."resource_id" is not null and "cart"."position" is not null));--> statement-breakpoint
ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_quantity_range";--> statement-breakpoint
ALTER TABLE "cart_line" ALTER COLUMN "quantity" SET DATA TYPE "cart_line_quantity",
  ALTER COLUMN "configuration" SET DATA TYPE json,
  ALTER COLUMN "allergies" DROP DEFAULT,
  ALTER COLUMN "allergies" SET DATA TYPE json,
  ALTER COLUMN "allergies" SET DEFAULT '[]';--> statement-breakpoint
ALTER TABLE "live_event" DROP CONSTRAINT "live_event_site_id_site_id_fk";--> statement-breakpoint
-- Requests that were begun and never answered; nobody has written such records for long.
DELETE FROM "idempotency_record" WHERE "status" IS NULL;--> statement-breakpoint
ALTER TABLE "idempotency_record" DROP CONSTRAINT "idempotency_record_key_length",
  DROP CONSTRAINT "idempotency_record_whole",
  DROP CONSTRAINT "idempotency_record_site_id_site_id_fk";--> statement-breakpoint
ALTER TABLE "idempotency_record" ALTER COLUMN "key" SET DATA TYPE "idempotency_key",
  ALTER COLUMN "status" SET NOT NULL,
  DROP COLUMN "finished_at";
