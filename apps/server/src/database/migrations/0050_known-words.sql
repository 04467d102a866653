-- Lists of words as rules of types, as in 0049: what is sold, held and told writes them with every row.
CREATE DOMAIN "attempt_state" AS text CONSTRAINT "attempt_state_known" CHECK (value in ('created', 'submitted', 'challenged', 'unknown', 'approved', 'declined', 'failed-before-send', 'expired', 'refunding', 'refunded'));--> statement-breakpoint
CREATE DOMAIN "booking_state" AS text CONSTRAINT "booking_state_known" CHECK (value in ('held', 'confirmed', 'cancelled', 'expired', 'seated', 'no-show'));--> statement-breakpoint
CREATE DOMAIN "cancel_reason" AS text CONSTRAINT "cancel_reason_known" CHECK (value in ('too-busy', 'sold-out', 'closing', 'out-of-reach', 'other', 'unanswered'));--> statement-breakpoint
CREATE DOMAIN "kitchen_item_state" AS text CONSTRAINT "kitchen_item_state_known" CHECK (value in ('held', 'queued', 'cooking', 'ready', 'served', 'voided'));--> statement-breakpoint
CREATE DOMAIN "language_code" AS text CONSTRAINT "language_code_known" CHECK (value in ('es', 'en', 'cat', 'eu', 'fr', 'ger', 'nl'));--> statement-breakpoint
CREATE DOMAIN "order_payment_state" AS text CONSTRAINT "order_payment_state_known" CHECK (value in ('unpaid', 'partly-paid', 'paid', 'refunded'));--> statement-breakpoint
CREATE DOMAIN "order_status" AS text CONSTRAINT "order_status_known" CHECK (value in ('on-hold', 'preparing', 'bagging', 'ready', 'picked-up', 'cancelled'));--> statement-breakpoint
CREATE DOMAIN "outbox_channel" AS text CONSTRAINT "outbox_channel_known" CHECK (value in ('mail', 'sms'));--> statement-breakpoint
CREATE DOMAIN "outbox_state" AS text CONSTRAINT "outbox_state_known" CHECK (value in ('waiting', 'sent', 'failed'));--> statement-breakpoint
ALTER TABLE "booking" DROP CONSTRAINT "booking_state_known",
  DROP CONSTRAINT "booking_language_known",
  ALTER COLUMN "state" SET DATA TYPE "booking_state",
  ALTER COLUMN "language" SET DATA TYPE "language_code";--> statement-breakpoint
ALTER TABLE "booking_state_change" DROP CONSTRAINT "booking_state_change_from_known",
  DROP CONSTRAINT "booking_state_change_to_known",
  ALTER COLUMN "from" SET DATA TYPE "booking_state",
  ALTER COLUMN "to" SET DATA TYPE "booking_state";--> statement-breakpoint
ALTER TABLE "kitchen_item" DROP CONSTRAINT "kitchen_item_state_known",
  DROP CONSTRAINT "kitchen_item_voided_from_known",
  ALTER COLUMN "state" SET DATA TYPE "kitchen_item_state",
  ALTER COLUMN "voided_from" SET DATA TYPE "kitchen_item_state";--> statement-breakpoint
ALTER TABLE "kitchen_ticket" DROP CONSTRAINT "kitchen_ticket_mode_known",
  ALTER COLUMN "mode" SET DATA TYPE "ordering_mode";--> statement-breakpoint
ALTER TABLE "order_status_change" DROP CONSTRAINT "order_status_change_from_known",
  DROP CONSTRAINT "order_status_change_to_known",
  ALTER COLUMN "from" SET DATA TYPE "order_status",
  ALTER COLUMN "to" SET DATA TYPE "order_status";--> statement-breakpoint
ALTER TABLE "placed_order" DROP CONSTRAINT "placed_order_language_known",
  DROP CONSTRAINT "placed_order_status_known",
  DROP CONSTRAINT "placed_order_payment_state_known",
  DROP CONSTRAINT "placed_order_cancel_reason_known",
  ALTER COLUMN "language" SET DATA TYPE "language_code",
  ALTER COLUMN "status" SET DATA TYPE "order_status",
  ALTER COLUMN "payment_state" SET DATA TYPE "order_payment_state",
  ALTER COLUMN "cancel_reason" SET DATA TYPE "cancel_reason";--> statement-breakpoint
ALTER TABLE "outbox_message" DROP CONSTRAINT "outbox_message_channel_known",
  DROP CONSTRAINT "outbox_message_state_known",
  ALTER COLUMN "channel" SET DATA TYPE "outbox_channel",
  ALTER COLUMN "state" SET DATA TYPE "outbox_state";--> statement-breakpoint
ALTER TABLE "attempt_state_change" DROP CONSTRAINT "attempt_state_change_from_known",
  DROP CONSTRAINT "attempt_state_change_to_known",
  ALTER COLUMN "from" SET DATA TYPE "attempt_state",
  ALTER COLUMN "to" SET DATA TYPE "attempt_state";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_state_known",
  ALTER COLUMN "state" SET DATA TYPE "attempt_state";
