-- Nobody read them: tickets are rows of their own.
DELETE FROM "outbox_message" WHERE "channel" = 'kitchen';--> statement-breakpoint
ALTER TABLE "outbox_message" DROP CONSTRAINT "outbox_message_channel_known";--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_channel_known" CHECK ("outbox_message"."channel" in ('mail', 'sms'));