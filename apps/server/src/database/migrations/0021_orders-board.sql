ALTER TABLE "placed_order" ADD COLUMN "delay_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "alarm_after_minutes" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "cancel_after_minutes" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
CREATE INDEX "placed_order_waiting" ON "placed_order" USING btree ("placed_at") WHERE status = 'on-hold';--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_cancel_reason_known" CHECK ("placed_order"."cancel_reason" in ('too-busy', 'sold-out', 'closing', 'out-of-reach', 'other', 'unanswered'));--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_delay" CHECK ("placed_order"."delay_minutes" between 0 and 120);--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_alarm_after_minutes_positive" CHECK ("store"."alarm_after_minutes" > 0);--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_cancel_after_alarm" CHECK ("store"."cancel_after_minutes" >= "store"."alarm_after_minutes");