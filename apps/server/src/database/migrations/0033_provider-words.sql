ALTER TABLE "forgotten_card" DROP CONSTRAINT "forgotten_card_provider_known";--> statement-breakpoint
ALTER TABLE "saved_card" DROP CONSTRAINT "saved_card_provider_known";--> statement-breakpoint
ALTER TABLE "reconciliation_break" DROP CONSTRAINT "reconciliation_break_provider_known";--> statement-breakpoint
ALTER TABLE "payment_account" DROP CONSTRAINT "payment_account_provider_known";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_provider_known";--> statement-breakpoint
ALTER TABLE "payment_event" DROP CONSTRAINT "payment_event_provider_known";--> statement-breakpoint
ALTER TABLE "forgotten_card" ADD CONSTRAINT "forgotten_card_provider_word" CHECK ("forgotten_card"."provider" ~ '^[a-z][a-z-]{1,29}$');--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_provider_word" CHECK ("saved_card"."provider" ~ '^[a-z][a-z-]{1,29}$');--> statement-breakpoint
ALTER TABLE "reconciliation_break" ADD CONSTRAINT "reconciliation_break_provider_word" CHECK ("reconciliation_break"."provider" ~ '^[a-z][a-z-]{1,29}$');--> statement-breakpoint
ALTER TABLE "payment_account" ADD CONSTRAINT "payment_account_provider_word" CHECK ("payment_account"."provider" ~ '^[a-z][a-z-]{1,29}$');--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_provider_word" CHECK ("payment_attempt"."provider" ~ '^[a-z][a-z-]{1,29}$');--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_provider_word" CHECK ("payment_event"."provider" ~ '^[a-z][a-z-]{1,29}$');