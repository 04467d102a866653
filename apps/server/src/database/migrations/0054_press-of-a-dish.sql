ALTER TABLE "kitchen_item" ADD COLUMN "press_id" uuid;--> statement-breakpoint
CREATE INDEX "kitchen_item_press" ON "kitchen_item" USING btree ("site_id","press_id") WHERE press_id is not null;