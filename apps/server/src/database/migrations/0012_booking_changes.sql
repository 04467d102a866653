CREATE TABLE "booking_wait" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"store_id" integer NOT NULL,
	"sitting_id" integer NOT NULL,
	"date" date NOT NULL,
	"party" smallint NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"told_at" timestamptz(3),
	CONSTRAINT "booking_wait_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "booking_wait_once" UNIQUE("site_id","sitting_id","date","email","phone"),
	CONSTRAINT "booking_wait_language_known" CHECK ("booking_wait"."language" in ('es', 'en', 'cat', 'eu', 'fr', 'ger', 'nl')),
	CONSTRAINT "booking_wait_party_positive" CHECK ("booking_wait"."party" > 0),
	CONSTRAINT "booking_wait_reachable" CHECK ("booking_wait"."email" <> '' or "booking_wait"."phone" <> '')
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "reference" text DEFAULT translate(substr(md5(gen_random_uuid()::text), 1, 6), '0123456789abcdef', 'ACDEFHJKLMNPRTWX') NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "changes_id" uuid;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "deposit_from_party" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "booking_free_hours" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "booking_days_ahead" smallint;--> statement-breakpoint
ALTER TABLE "booking_wait" ADD CONSTRAINT "booking_wait_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_wait" ADD CONSTRAINT "booking_wait_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_wait" ADD CONSTRAINT "booking_wait_sitting_id_fk" FOREIGN KEY ("site_id","sitting_id") REFERENCES "public"."sitting"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_wait_queue" ON "booking_wait" USING btree ("site_id","sitting_id","date","created_at") WHERE told_at is null;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_changes_fk" FOREIGN KEY ("site_id","changes_id") REFERENCES "public"."booking"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_changes" ON "booking" USING btree ("site_id","changes_id") WHERE changes_id is not null;--> statement-breakpoint
CREATE INDEX "booking_customer" ON "booking" USING btree ("site_id","customer_id","date") WHERE customer_id is not null;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_reference" UNIQUE("site_id","reference");--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_deposit_from_party_positive" CHECK ("store"."deposit_from_party" > 0);--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_booking_free_hours_not_negative" CHECK ("store"."booking_free_hours" >= 0);--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_booking_days_ahead_not_negative" CHECK ("store"."booking_days_ahead" >= 0);