CREATE TABLE "order_debt" (
	"site_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"reason" text NOT NULL,
	"allowed_by" integer NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "order_debt_site_id_order_id_pk" PRIMARY KEY("site_id","order_id"),
	CONSTRAINT "order_debt_reason_known" CHECK ("order_debt"."reason" in ('pays-later', 'no-money-here', 'terminal-down', 'other'))
);
--> statement-breakpoint
ALTER TABLE "order_debt" ADD CONSTRAINT "order_debt_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_debt" ADD CONSTRAINT "order_debt_order_id_fk" FOREIGN KEY ("site_id","order_id") REFERENCES "public"."placed_order"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_debt" ADD CONSTRAINT "order_debt_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_debt" ADD CONSTRAINT "order_debt_allowed_by_fk" FOREIGN KEY ("site_id","allowed_by") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_debt_store" ON "order_debt" USING btree ("site_id","store_id","at");