DROP INDEX "cart_age";--> statement-breakpoint
CREATE INDEX "cart_state" ON "cart" USING btree ("site_id","state");