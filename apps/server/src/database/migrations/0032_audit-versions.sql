ALTER TABLE "staff_action" ADD COLUMN "version" integer;--> statement-breakpoint
CREATE INDEX "staff_action_device" ON "staff_action" USING btree ("site_id","device_id","id");--> statement-breakpoint
CREATE INDEX "staff_action_at" ON "staff_action" USING btree ("site_id","at");