-- A customer may forget a card that has paid: the attempt stays, and so does its site.
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_saved_card_id_fk";
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_saved_card_id_fk" FOREIGN KEY ("site_id","saved_card_id") REFERENCES "public"."saved_card"("site_id","id") ON DELETE SET NULL ("saved_card_id") ON UPDATE no action;
