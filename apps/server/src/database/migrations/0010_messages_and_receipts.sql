ALTER TABLE "number_counter" DROP CONSTRAINT "number_counter_kind_known";--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "receipt_number" text;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "sender_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "reply_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "interruptions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "due_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "claimed_until" timestamptz(3);--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "tax_id" text;--> statement-breakpoint
CREATE INDEX "outbox_message_waiting" ON "outbox_message" USING btree ("channel","created_at") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_receipt" UNIQUE("site_id","receipt_number");--> statement-breakpoint
ALTER TABLE "number_counter" ADD CONSTRAINT "number_counter_kind_known" CHECK ("number_counter"."kind" in ('cart', 'order', 'receipt'));--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_interruptions_not_negative" CHECK ("outbox_message"."interruptions" >= 0);--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_legal_whole" CHECK (("store"."legal_name" is null) = ("store"."tax_id" is null));