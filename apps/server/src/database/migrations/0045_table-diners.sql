CREATE TABLE "table_diner" (
	"site_id" integer NOT NULL,
	"cart_id" uuid NOT NULL,
	"device" text NOT NULL,
	"session_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "table_diner_site_id_cart_id_device_pk" PRIMARY KEY("site_id","cart_id","device"),
	CONSTRAINT "table_diner_name_length" CHECK (length("table_diner"."name") between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "table_diner" ADD CONSTRAINT "table_diner_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_diner" ADD CONSTRAINT "table_diner_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_diner" ADD CONSTRAINT "table_diner_session_id_fk" FOREIGN KEY ("site_id","session_id") REFERENCES "public"."visitor_session"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "table_diner_session" ON "table_diner" USING btree ("site_id","session_id");