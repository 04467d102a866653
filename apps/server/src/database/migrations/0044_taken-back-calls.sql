ALTER TABLE "table_call" ADD COLUMN "taken_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "table_call_cart" ON "table_call" USING btree ("site_id","cart_id");