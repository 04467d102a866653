-- No share could be paid before, so the bills that were begun hold no money: their tables begin again.
UPDATE "cart" SET "state" = 'open', "version" = "cart"."version" + 1 FROM "bill" WHERE "cart"."site_id" = "bill"."site_id" AND "cart"."id" = "bill"."cart_id" AND "cart"."version" = "bill"."cart_version" AND "cart"."state" = 'paying';--> statement-breakpoint
DELETE FROM "bill_share_line";--> statement-breakpoint
DELETE FROM "bill_share";--> statement-breakpoint
DELETE FROM "bill";--> statement-breakpoint
ALTER TABLE "bill" DROP CONSTRAINT "bill_closed_when_covered";--> statement-breakpoint
ALTER TABLE "bill_share" DROP CONSTRAINT "bill_share_state_known";--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "sale" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "lines" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_share" ADD COLUMN "receipt_number" text;--> statement-breakpoint
ALTER TABLE "bill_share" ADD COLUMN "paid_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "bill_share" ADD CONSTRAINT "bill_share_receipt" UNIQUE("site_id","receipt_number");--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_closed_when_covered" CHECK ("bill"."closed_at" is null or "bill"."reserved" + "bill"."collected" = "bill"."total");--> statement-breakpoint
ALTER TABLE "bill_share" ADD CONSTRAINT "bill_share_state_known" CHECK ("bill_share"."state" in ('reserved', 'promised', 'paid', 'released'));