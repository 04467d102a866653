CREATE TABLE "forgotten_card" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_token" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"tried_at" timestamptz(3),
	CONSTRAINT "forgotten_card_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "forgotten_card_provider_known" CHECK ("forgotten_card"."provider" in ('redsys', 'bizum', 'googlepay', 'applepay', 'stripe', 'paypal', 'dojo', 'on-delivery'))
);
--> statement-breakpoint
ALTER TABLE "forgotten_card" ADD CONSTRAINT "forgotten_card_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;