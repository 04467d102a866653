-- Everything that the first 51 migrations made, in one step (decision 0051). The columns of a table stand in the order in
-- which they came to it, so that a new database and one that grew are the same to the byte.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
-- unaccent() is only stable because its dictionary could be swapped; naming the dictionary makes it safe to index.
CREATE FUNCTION fold_text(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN lower(unaccent('unaccent'::regdictionary, words));
END
$$;
--> statement-breakpoint
-- Every language's words of a {base, variants} text.
CREATE FUNCTION local_words(words jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(words ->> 'base', '') || coalesce((SELECT ' ' || string_agg(value, ' ' ORDER BY key) FROM jsonb_each_text(words -> 'variants')), '')
$$;
--> statement-breakpoint
-- A check of a table is read and compiled anew at each write of a row. The rule of a domain is asked only where its
-- column is written, and kept compiled.
CREATE DOMAIN "cart_version" AS integer CONSTRAINT "cart_version_positive" CHECK (value > 0);
--> statement-breakpoint
CREATE DOMAIN "cart_state" AS text CONSTRAINT "cart_state_known" CHECK (value in ('open', 'paying', 'ordered', 'closed', 'abandoned'));
--> statement-breakpoint
CREATE DOMAIN "ordering_mode" AS text CONSTRAINT "ordering_mode_known" CHECK (value in ('delivery', 'pickup', 'table', 'digital-card', 'takehere'));
--> statement-breakpoint
CREATE DOMAIN "minute_of_day" AS smallint CONSTRAINT "minute_of_day_range" CHECK (value between 0 and 1439);
--> statement-breakpoint
CREATE DOMAIN "cart_tip" AS integer CONSTRAINT "cart_tip_not_negative" CHECK (value >= 0);
--> statement-breakpoint
CREATE DOMAIN "cart_line_quantity" AS integer CONSTRAINT "cart_line_quantity_range" CHECK (value between 1 and 9999);
--> statement-breakpoint
CREATE DOMAIN "idempotency_key" AS text CONSTRAINT "idempotency_key_length" CHECK (length(value) between 1 and 255);
--> statement-breakpoint
-- Lists of words: what is sold, held and told writes them with every row.
CREATE DOMAIN "attempt_state" AS text CONSTRAINT "attempt_state_known" CHECK (value in ('created', 'submitted', 'challenged', 'unknown', 'approved', 'declined', 'failed-before-send', 'expired', 'refunding', 'refunded'));
--> statement-breakpoint
CREATE DOMAIN "booking_state" AS text CONSTRAINT "booking_state_known" CHECK (value in ('held', 'confirmed', 'cancelled', 'expired', 'seated', 'no-show'));
--> statement-breakpoint
CREATE DOMAIN "cancel_reason" AS text CONSTRAINT "cancel_reason_known" CHECK (value in ('too-busy', 'sold-out', 'closing', 'out-of-reach', 'other', 'unanswered'));
--> statement-breakpoint
CREATE DOMAIN "kitchen_item_state" AS text CONSTRAINT "kitchen_item_state_known" CHECK (value in ('held', 'queued', 'cooking', 'ready', 'served', 'voided'));
--> statement-breakpoint
CREATE DOMAIN "language_code" AS text CONSTRAINT "language_code_known" CHECK (value in ('es', 'en', 'cat', 'eu', 'fr', 'ger', 'nl'));
--> statement-breakpoint
CREATE DOMAIN "order_payment_state" AS text CONSTRAINT "order_payment_state_known" CHECK (value in ('unpaid', 'partly-paid', 'paid', 'refunded'));
--> statement-breakpoint
CREATE DOMAIN "order_status" AS text CONSTRAINT "order_status_known" CHECK (value in ('on-hold', 'preparing', 'bagging', 'ready', 'picked-up', 'cancelled'));
--> statement-breakpoint
CREATE DOMAIN "outbox_channel" AS text CONSTRAINT "outbox_channel_known" CHECK (value in ('mail', 'sms'));
--> statement-breakpoint
CREATE DOMAIN "outbox_state" AS text CONSTRAINT "outbox_state_known" CHECK (value in ('waiting', 'sent', 'failed'));
--> statement-breakpoint
CREATE TABLE "booking" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"store_id" integer NOT NULL,
	"resource_id" integer NOT NULL,
	"sitting_id" integer NOT NULL,
	"date" date NOT NULL,
	"at" smallint NOT NULL,
	"party" smallint NOT NULL,
	"state" "booking_state" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text NOT NULL,
	"accepts_marketing" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"customer_id" uuid,
	"session_id" uuid,
	"deposit" integer DEFAULT 0 NOT NULL,
	"held_until" timestamptz(3),
	"cancel_key_hash" "bytea",
	"created_at" timestamptz(3) NOT NULL,
	"language" "language_code" DEFAULT 'es' NOT NULL,
	"reference" text DEFAULT translate(substr(md5(gen_random_uuid()::text), 1, 6), '0123456789abcdef', 'ACDEFHJKLMNPRTWX') NOT NULL,
	"changes_id" uuid,
	CONSTRAINT "booking_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "booking_reference" UNIQUE("site_id","reference"),
	CONSTRAINT "booking_party_positive" CHECK ("booking"."party" > 0),
	CONSTRAINT "booking_deposit_not_negative" CHECK ("booking"."deposit" >= 0),
	CONSTRAINT "booking_held_until" CHECK ("booking"."state" <> 'held' or "booking"."held_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "booking_state_change" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "booking_state_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"from" "booking_state",
	"to" "booking_state" NOT NULL,
	"staff_id" integer,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "booking_state_change_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "sitting" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "sitting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"weekdays" text[] NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"ends_at" smallint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sitting_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "sitting_weekdays_known" CHECK ("sitting"."weekdays" <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
	CONSTRAINT "sitting_ends_at_of_day" CHECK ("sitting"."ends_at" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "sitting_slot" (
	"site_id" integer NOT NULL,
	"sitting_id" integer NOT NULL,
	"at" smallint NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "sitting_slot_site_id_sitting_id_at_pk" PRIMARY KEY("site_id","sitting_id","at"),
	CONSTRAINT "sitting_slot_at_of_day" CHECK ("sitting_slot"."at" between 0 and 1439),
	CONSTRAINT "sitting_slot_capacity_not_negative" CHECK ("sitting_slot"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "slot_load" (
	"site_id" integer NOT NULL,
	"sitting_id" integer NOT NULL,
	"date" date NOT NULL,
	"at" smallint NOT NULL,
	"covers" integer NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "slot_load_site_id_sitting_id_date_at_pk" PRIMARY KEY("site_id","sitting_id","date","at"),
	CONSTRAINT "slot_load_within_capacity" CHECK ("slot_load"."covers" between 0 and "slot_load"."capacity")
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" "cart_version" DEFAULT 1 NOT NULL,
	"number" integer NOT NULL,
	"state" "cart_state" NOT NULL,
	"mode" "ordering_mode" NOT NULL,
	"store_id" integer NOT NULL,
	"warehouse_id" integer,
	"menu_id" integer,
	"price_list_id" integer,
	"resource_id" integer,
	"position" integer,
	"room" text,
	"date" date,
	"time" "minute_of_day",
	"as_soon_as_possible" boolean DEFAULT true NOT NULL,
	"address" json,
	"on_premises" boolean DEFAULT false NOT NULL,
	"customer_id" uuid,
	"contact_name" text,
	"contact_email" text,
	"contact_phone" text,
	"notes" text DEFAULT '' NOT NULL,
	"coupon_code" text,
	"receipt_code" text,
	"tip" "cart_tip" DEFAULT 0 NOT NULL,
	"buffet_blocked" boolean DEFAULT false NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"allergies" json DEFAULT '[]'::json NOT NULL,
	CONSTRAINT "cart_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "cart_table_whole" CHECK ("cart"."mode" <> 'table' or ("cart"."resource_id" is not null and "cart"."position" is not null))
);
--> statement-breakpoint
CREATE TABLE "cart_holder" (
	"site_id" integer NOT NULL,
	"cart_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"joined_at" timestamptz(3) NOT NULL,
	CONSTRAINT "cart_holder_site_id_cart_id_session_id_pk" PRIMARY KEY("site_id","cart_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"configuration" json NOT NULL,
	"quantity" "cart_line_quantity" NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"course" smallint DEFAULT 0 NOT NULL,
	"deletable" boolean DEFAULT true NOT NULL,
	"added_by" text,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamptz(3) NOT NULL,
	"sent_at" timestamptz(3),
	"allergies" json DEFAULT '[]'::json NOT NULL,
	CONSTRAINT "cart_line_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "allergen" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "allergen_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "allergen_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "allergen_code" UNIQUE("site_id","code")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"brand_id" integer,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture_key" text,
	"featured" boolean DEFAULT false NOT NULL,
	"is_food" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "category_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "category_slug" UNIQUE("site_id","slug")
);
--> statement-breakpoint
CREATE TABLE "category_window" (
	"site_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"weekday" text NOT NULL,
	"from" smallint NOT NULL,
	"to" smallint NOT NULL,
	CONSTRAINT "category_window_site_id_category_id_weekday_from_pk" PRIMARY KEY("site_id","category_id","weekday","from"),
	CONSTRAINT "category_window_weekday_known" CHECK ("category_window"."weekday" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
	CONSTRAINT "category_window_from_of_day" CHECK ("category_window"."from" between 0 and 1439),
	CONSTRAINT "category_window_to_of_day" CHECK ("category_window"."to" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "diet" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "diet_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"picture_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "diet_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "diet_code" UNIQUE("site_id","code")
);
--> statement-breakpoint
CREATE TABLE "attribute" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "attribute_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "attribute_value" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "attribute_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attribute_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_value_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "combination" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "combination_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"picture_key" text,
	"limits_sections" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "combination_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "combination_price_not_negative" CHECK ("combination"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "combination_section" (
	"site_id" integer NOT NULL,
	"combination_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	CONSTRAINT "combination_section_site_id_combination_id_section_id_pk" PRIMARY KEY("site_id","combination_id","section_id")
);
--> statement-breakpoint
CREATE TABLE "combination_value" (
	"site_id" integer NOT NULL,
	"combination_id" integer NOT NULL,
	"attribute_value_id" integer NOT NULL,
	CONSTRAINT "combination_value_site_id_combination_id_attribute_value_id_pk" PRIMARY KEY("site_id","combination_id","attribute_value_id")
);
--> statement-breakpoint
CREATE TABLE "offered_group" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "offered_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"product_id" integer,
	"combination_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "offered_group_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "offered_group_one_place" CHECK (num_nonnulls("offered_group"."product_id", "offered_group"."combination_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "option_group" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "option_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"multiple" boolean DEFAULT false NOT NULL,
	"limit" integer,
	"free_count" integer DEFAULT 0 NOT NULL,
	"is_separator" boolean DEFAULT false NOT NULL,
	CONSTRAINT "option_group_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "option_group_limit_positive" CHECK ("option_group"."limit" > 0),
	CONSTRAINT "option_group_free_count_not_negative" CHECK ("option_group"."free_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "option_value" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "option_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"picture_key" text,
	"chosen_by_default" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "option_value_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "option_value_price_not_negative" CHECK ("option_value"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "option_value_allergen" (
	"site_id" integer NOT NULL,
	"option_value_id" integer NOT NULL,
	"allergen_id" integer NOT NULL,
	"effect" text NOT NULL,
	CONSTRAINT "option_value_allergen_site_id_option_value_id_allergen_id_pk" PRIMARY KEY("site_id","option_value_id","allergen_id"),
	CONSTRAINT "option_value_allergen_effect_known" CHECK ("option_value_allergen"."effect" in ('adds', 'removes'))
);
--> statement-breakpoint
CREATE TABLE "option_value_diet" (
	"site_id" integer NOT NULL,
	"option_value_id" integer NOT NULL,
	"diet_id" integer NOT NULL,
	CONSTRAINT "option_value_diet_site_id_option_value_id_diet_id_pk" PRIMARY KEY("site_id","option_value_id","diet_id")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" "citext" NOT NULL,
	"amount" integer,
	"share" integer,
	"minimum_order" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamptz(3) NOT NULL,
	"valid_to" timestamptz(3) NOT NULL,
	"use_limit" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "coupon_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "coupon_code" UNIQUE("site_id","code"),
	CONSTRAINT "coupon_one_discount" CHECK (num_nonnulls("coupon"."amount", "coupon"."share") = 1),
	CONSTRAINT "coupon_amount_positive" CHECK ("coupon"."amount" > 0),
	CONSTRAINT "coupon_share_share" CHECK ("coupon"."share" between 0 and 10000),
	CONSTRAINT "coupon_minimum_order_not_negative" CHECK ("coupon"."minimum_order" >= 0),
	CONSTRAINT "coupon_valid_range" CHECK ("coupon"."valid_from" < "coupon"."valid_to"),
	CONSTRAINT "coupon_use_limit_not_negative" CHECK ("coupon"."use_limit" >= 0),
	CONSTRAINT "coupon_uses_within_limit" CHECK ("coupon"."uses" >= 0 and ("coupon"."use_limit" is null or "coupon"."uses" <= "coupon"."use_limit"))
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"site_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"cart_id" uuid NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_use_site_id_coupon_id_cart_id_pk" PRIMARY KEY("site_id","coupon_id","cart_id"),
	CONSTRAINT "coupon_use_state_known" CHECK ("coupon_use"."state" in ('reserved', 'spent', 'released'))
);
--> statement-breakpoint
CREATE TABLE "points_movement" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "points_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"receipt_id" uuid NOT NULL,
	"cart_id" uuid,
	"order_id" uuid,
	"points" integer NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "points_movement_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"code" "citext" NOT NULL,
	"points_gained" integer NOT NULL,
	"points_remaining" integer NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "receipt_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "receipt_code" UNIQUE("site_id","code"),
	CONSTRAINT "receipt_points_range" CHECK ("receipt"."points_remaining" between 0 and "receipt"."points_gained"),
	CONSTRAINT "receipt_valid_range" CHECK ("receipt"."created_at" < "receipt"."expires_at")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"identification" text,
	"email" "citext" NOT NULL,
	"phone" text NOT NULL,
	"accepts_marketing" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"erased_at" timestamptz(3),
	CONSTRAINT "customer_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "customer_kind_known" CHECK ("customer"."kind" in ('person', 'company'))
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"site_id" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_site_id_customer_id_product_id_pk" PRIMARY KEY("site_id","customer_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "forgotten_card" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_token" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"tried_at" timestamptz(3),
	CONSTRAINT "forgotten_card_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "forgotten_card_provider_word" CHECK ("forgotten_card"."provider" ~ '^[a-z][a-z-]{1,29}$')
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"site_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"customer_id" uuid NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "password_reset_site_id_token_hash_pk" PRIMARY KEY("site_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "saved_address" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"use" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"street" text NOT NULL,
	"number" text NOT NULL,
	"floor" text DEFAULT '' NOT NULL,
	"block" text DEFAULT '' NOT NULL,
	"door" text DEFAULT '' NOT NULL,
	"stairs" text DEFAULT '' NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "saved_address_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "saved_address_use_known" CHECK ("saved_address"."use" in ('delivery', 'billing'))
);
--> statement-breakpoint
CREATE TABLE "saved_card" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry_month" smallint NOT NULL,
	"expiry_year" smallint NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "saved_card_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "saved_card_token" UNIQUE("site_id","provider","provider_token"),
	CONSTRAINT "saved_card_provider_word" CHECK ("saved_card"."provider" ~ '^[a-z][a-z-]{1,29}$'),
	CONSTRAINT "saved_card_last_four" CHECK ("saved_card"."last_four" ~ '^[0-9]{4}$'),
	CONSTRAINT "saved_card_expiry" CHECK ("saved_card"."expiry_month" between 1 and 12 and "saved_card"."expiry_year" between 2000 and 2999)
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"site_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "holiday_site_id_store_id_date_pk" PRIMARY KEY("site_id","store_id","date")
);
--> statement-breakpoint
CREATE TABLE "special_day" (
	"site_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "special_day_site_id_store_id_date_pk" PRIMARY KEY("site_id","store_id","date")
);
--> statement-breakpoint
CREATE TABLE "special_day_shift" (
	"site_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"date" date NOT NULL,
	"from" smallint NOT NULL,
	"to" smallint NOT NULL,
	CONSTRAINT "special_day_shift_site_id_store_id_date_from_pk" PRIMARY KEY("site_id","store_id","date","from"),
	CONSTRAINT "special_day_shift_from_of_day" CHECK ("special_day_shift"."from" between 0 and 1439),
	CONSTRAINT "special_day_shift_to_of_day" CHECK ("special_day_shift"."to" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "store_day" (
	"site_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"use" text NOT NULL,
	"weekday" text NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "store_day_site_id_store_id_use_weekday_pk" PRIMARY KEY("site_id","store_id","use","weekday"),
	CONSTRAINT "store_day_use_known" CHECK ("store_day"."use" in ('web', 'delivery')),
	CONSTRAINT "store_day_weekday_known" CHECK ("store_day"."weekday" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'))
);
--> statement-breakpoint
CREATE TABLE "store_shift" (
	"site_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"use" text NOT NULL,
	"weekday" text NOT NULL,
	"from" smallint NOT NULL,
	"to" smallint NOT NULL,
	CONSTRAINT "store_shift_site_id_store_id_use_weekday_from_pk" PRIMARY KEY("site_id","store_id","use","weekday","from"),
	CONSTRAINT "store_shift_from_of_day" CHECK ("store_shift"."from" between 0 and 1439),
	CONSTRAINT "store_shift_to_of_day" CHECK ("store_shift"."to" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "kitchen_item" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"station_id" integer,
	"line_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"course" smallint NOT NULL,
	"units" integer NOT NULL,
	"units_ready" integer DEFAULT 0 NOT NULL,
	"combo" text,
	"name" text NOT NULL,
	"words" jsonb NOT NULL,
	"notes" text NOT NULL,
	"allergens" jsonb NOT NULL,
	"traces" jsonb NOT NULL,
	"state" "kitchen_item_state" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"moved_at" timestamptz(3) NOT NULL,
	"position" integer NOT NULL,
	"moved_by" text DEFAULT '' NOT NULL,
	"voided_from" "kitchen_item_state",
	"void_seen_at" timestamptz(3),
	"declared" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allergy_seen_at" timestamptz(3),
	"former_station_id" integer,
	CONSTRAINT "kitchen_item_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "kitchen_item_units_positive" CHECK ("kitchen_item"."units" > 0),
	CONSTRAINT "kitchen_item_version_positive" CHECK ("kitchen_item"."version" > 0),
	CONSTRAINT "kitchen_item_ready_units" CHECK ("kitchen_item"."units_ready" between 0 and "kitchen_item"."units")
);
--> statement-breakpoint
CREATE TABLE "kitchen_ticket" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	"mode" "ordering_mode" NOT NULL,
	"place" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"cart_id" uuid NOT NULL,
	"cart_version" integer NOT NULL,
	"order_id" uuid,
	"sent_at" timestamptz(3) NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	CONSTRAINT "kitchen_ticket_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "kitchen_ticket_sent_once" UNIQUE("site_id","cart_id","cart_version")
);
--> statement-breakpoint
CREATE TABLE "station" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "station_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "station_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "station_of_store" UNIQUE("site_id","store_id","id"),
	CONSTRAINT "station_name" UNIQUE("site_id","store_id","name")
);
--> statement-breakpoint
CREATE TABLE "station_route" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "station_route_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"station_id" integer NOT NULL,
	"product_id" integer,
	"category_id" integer,
	CONSTRAINT "station_route_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "station_route_product" UNIQUE("site_id","store_id","product_id"),
	CONSTRAINT "station_route_category" UNIQUE("site_id","store_id","category_id"),
	CONSTRAINT "station_route_one_thing" CHECK (num_nulls("station_route"."product_id", "station_route"."category_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"posting" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "ledger_entry_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "ledger_entry_account_known" CHECK ("ledger_entry"."account" in ('provider', 'order', 'booking', 'tip', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_break" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "reconciliation_break_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" uuid,
	"provider" text NOT NULL,
	"provider_reference" text,
	"kind" text NOT NULL,
	"detail" jsonb NOT NULL,
	"found_at" timestamptz(3) DEFAULT now() NOT NULL,
	"resolved_at" timestamptz(3),
	"resolved_by" integer,
	CONSTRAINT "reconciliation_break_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "reconciliation_break_provider_word" CHECK ("reconciliation_break"."provider" ~ '^[a-z][a-z-]{1,29}$')
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"attempt_id" uuid NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"provider_reference" text,
	"staff_id" integer,
	"requested_at" timestamptz(3) NOT NULL,
	"finished_at" timestamptz(3),
	CONSTRAINT "refund_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "refund_key" UNIQUE("site_id","key"),
	CONSTRAINT "refund_state_known" CHECK ("refund"."state" in ('requested', 'submitted', 'unknown', 'done', 'failed')),
	CONSTRAINT "refund_amount_positive" CHECK ("refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "menu_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "menu_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "warehouse_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "warehouse_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "dispatch" (
	"site_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"rider_id" integer NOT NULL,
	"given_at" timestamptz(3) NOT NULL,
	"out_at" timestamptz(3),
	CONSTRAINT "dispatch_site_id_order_id_pk" PRIMARY KEY("site_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "number_counter" (
	"site_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_counter_site_id_store_id_day_kind_pk" PRIMARY KEY("site_id","store_id","day","kind"),
	CONSTRAINT "number_counter_kind_known" CHECK ("number_counter"."kind" in ('cart', 'order', 'receipt')),
	CONSTRAINT "number_counter_last_positive" CHECK ("number_counter"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"site_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"course" smallint DEFAULT 0 NOT NULL,
	"allergens" jsonb NOT NULL,
	"total" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"added_by" text,
	"position" integer NOT NULL,
	"choices" jsonb,
	"house_choices" jsonb,
	"vat_rate" integer,
	CONSTRAINT "order_line_site_id_order_id_id_pk" PRIMARY KEY("site_id","order_id","id"),
	CONSTRAINT "order_line_quantity_positive" CHECK ("order_line"."quantity" > 0),
	CONSTRAINT "order_line_total_not_negative" CHECK ("order_line"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_status_change" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "order_status_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"from" "order_status",
	"to" "order_status" NOT NULL,
	"staff_id" integer,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "order_status_change_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_void" (
	"site_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"staff_id" integer,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "order_void_site_id_order_id_line_id_pk" PRIMARY KEY("site_id","order_id","line_id"),
	CONSTRAINT "order_void_reason_known" CHECK ("order_void"."reason" in ('sold-out', 'too-busy', 'other')),
	CONSTRAINT "order_void_amount_not_negative" CHECK ("order_void"."amount" >= 0),
	CONSTRAINT "order_void_points_not_negative" CHECK ("order_void"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "placed_order" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	"cart_id" uuid NOT NULL,
	"cart_version" integer NOT NULL,
	"store_id" integer NOT NULL,
	"customer_id" uuid,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"language" "language_code" NOT NULL,
	"setup" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"vat" jsonb NOT NULL,
	"total" integer NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"status" "order_status" NOT NULL,
	"payment_state" "order_payment_state" NOT NULL,
	"placed_at" timestamptz(3) NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"billing" jsonb,
	"payment" jsonb,
	"change" integer,
	"receipt_number" text,
	"follow_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"delay_minutes" smallint DEFAULT 0 NOT NULL,
	"cancel_reason" "cancel_reason",
	"voided" integer DEFAULT 0 NOT NULL,
	"voided_back" integer DEFAULT 0 NOT NULL,
	"beside_id" uuid,
	CONSTRAINT "placed_order_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "placed_order_receipt" UNIQUE("site_id","receipt_number"),
	CONSTRAINT "placed_order_follow_key" UNIQUE("site_id","follow_key"),
	CONSTRAINT "placed_order_number" UNIQUE("site_id","store_id","day","number"),
	CONSTRAINT "placed_order_cart_version" UNIQUE("site_id","cart_id","cart_version"),
	CONSTRAINT "placed_order_delay" CHECK ("placed_order"."delay_minutes" between 0 and 120),
	CONSTRAINT "placed_order_total_not_negative" CHECK ("placed_order"."total" >= 0),
	CONSTRAINT "placed_order_never_over" CHECK ("placed_order"."refunded" between 0 and "placed_order"."paid" and "placed_order"."paid" - "placed_order"."refunded" <= "placed_order"."total"),
	CONSTRAINT "placed_order_paid_whole" CHECK ("placed_order"."payment_state" <> 'paid' or "placed_order"."paid" - "placed_order"."refunded" >= "placed_order"."total" - "placed_order"."voided"),
	CONSTRAINT "placed_order_voided_part" CHECK ("placed_order"."voided" between 0 and "placed_order"."total"),
	CONSTRAINT "placed_order_voided_back" CHECK ("placed_order"."voided_back" between 0 and least("placed_order"."voided", "placed_order"."paid")),
	CONSTRAINT "placed_order_number_positive" CHECK ("placed_order"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "live_event" (
	"site_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "live_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"message" json NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "live_event_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"channel" "outbox_channel" NOT NULL,
	"key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"html" text,
	"state" "outbox_state" DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"sent_at" timestamptz(3),
	"sender_name" text DEFAULT '' NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"interruptions" integer DEFAULT 0 NOT NULL,
	"due_at" timestamptz(3),
	"claimed_until" timestamptz(3),
	CONSTRAINT "outbox_message_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "outbox_message_once" UNIQUE("site_id","channel","key"),
	CONSTRAINT "outbox_message_tries_not_negative" CHECK ("outbox_message"."tries" >= 0),
	CONSTRAINT "outbox_message_interruptions_not_negative" CHECK ("outbox_message"."interruptions" >= 0),
	CONSTRAINT "outbox_message_sent_whole" CHECK (("outbox_message"."state" = 'sent') = ("outbox_message"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "pause_use" (
	"site_id" integer NOT NULL,
	"pause_id" integer NOT NULL,
	"cart_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"is_sold" boolean NOT NULL,
	CONSTRAINT "pause_use_site_id_pause_id_cart_id_line_id_pk" PRIMARY KEY("site_id","pause_id","cart_id","line_id"),
	CONSTRAINT "pause_use_units_positive" CHECK ("pause_use"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_pause" (
	"site_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"product_id" integer,
	"since" timestamptz(3) DEFAULT now() NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "product_pause_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"option_value_id" integer,
	"ends_at" timestamptz(3) NOT NULL,
	"units_left" integer,
	CONSTRAINT "product_pause_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "product_pause_product" UNIQUE("site_id","store_id","product_id"),
	CONSTRAINT "product_pause_value" UNIQUE("site_id","store_id","option_value_id"),
	CONSTRAINT "product_pause_units_left_not_negative" CHECK ("product_pause"."units_left" >= 0),
	CONSTRAINT "product_pause_one_thing" CHECK (num_nulls("product_pause"."product_id", "product_pause"."option_value_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "attempt_state_change" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "attempt_state_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" uuid NOT NULL,
	"from" "attempt_state",
	"to" "attempt_state" NOT NULL,
	"cause" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "attempt_state_change_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_account" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "payment_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer,
	"provider" text NOT NULL,
	"environment" text NOT NULL,
	"merchant_code" text,
	"terminal" text,
	"public_key" text,
	"sealed_secret" text,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_account_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "payment_account_place" UNIQUE NULLS NOT DISTINCT("site_id","store_id","provider"),
	CONSTRAINT "payment_account_provider_word" CHECK ("payment_account"."provider" ~ '^[a-z][a-z-]{1,29}$'),
	CONSTRAINT "payment_account_environment_known" CHECK ("payment_account"."environment" in ('test', 'live'))
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"environment" text NOT NULL,
	"state" "attempt_state" NOT NULL,
	"amount" integer NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"cart_id" uuid,
	"cart_version" integer,
	"booking_id" uuid,
	"bill_share_id" uuid,
	"order_id" uuid,
	"store_id" integer NOT NULL,
	"session_id" uuid,
	"saved_card_id" uuid,
	"saves_card" boolean DEFAULT false NOT NULL,
	"provider_reference" text,
	"merchant_order" text NOT NULL,
	"resume" jsonb,
	"decline_reason" text,
	"created_at" timestamptz(3) NOT NULL,
	"submitted_at" timestamptz(3),
	"settled_at" timestamptz(3),
	"next_query_at" timestamptz(3),
	"queries" integer DEFAULT 0 NOT NULL,
	"sale" jsonb,
	"asked_at" timestamptz(3),
	CONSTRAINT "payment_attempt_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "payment_attempt_reference" UNIQUE("provider","provider_reference"),
	CONSTRAINT "payment_attempt_merchant_order" UNIQUE("merchant_order"),
	CONSTRAINT "payment_attempt_provider_word" CHECK ("payment_attempt"."provider" ~ '^[a-z][a-z-]{1,29}$'),
	CONSTRAINT "payment_attempt_environment_known" CHECK ("payment_attempt"."environment" in ('test', 'live')),
	CONSTRAINT "payment_attempt_one_subject" CHECK (num_nonnulls("payment_attempt"."cart_id", "payment_attempt"."booking_id", "payment_attempt"."bill_share_id") = 1 or (num_nonnulls("payment_attempt"."cart_id", "payment_attempt"."booking_id", "payment_attempt"."bill_share_id") = 0 and "payment_attempt"."order_id" is not null)),
	CONSTRAINT "payment_attempt_cart_version" CHECK (("payment_attempt"."cart_id" is null) = ("payment_attempt"."cart_version" is null)),
	CONSTRAINT "payment_attempt_merchant_order_form" CHECK ("payment_attempt"."merchant_order" ~ '^[0-9]{4}[0-9A-Za-z]{8}$'),
	CONSTRAINT "payment_attempt_amount_positive" CHECK ("payment_attempt"."amount" > 0),
	CONSTRAINT "payment_attempt_captured_range" CHECK ("payment_attempt"."captured" between 0 and "payment_attempt"."amount"),
	CONSTRAINT "payment_attempt_refunded_range" CHECK ("payment_attempt"."refunded" between 0 and "payment_attempt"."captured"),
	CONSTRAINT "payment_attempt_approved_whole" CHECK ("payment_attempt"."state" <> 'approved' or "payment_attempt"."captured" = "payment_attempt"."amount"),
	CONSTRAINT "payment_attempt_queries_not_negative" CHECK ("payment_attempt"."queries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" uuid,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"provider_event_id" text,
	"verified" boolean NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "payment_event_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "payment_event_once" UNIQUE("provider","provider_event_id"),
	CONSTRAINT "payment_event_provider_word" CHECK ("payment_event"."provider" ~ '^[a-z][a-z-]{1,29}$'),
	CONSTRAINT "payment_event_kind_known" CHECK ("payment_event"."kind" in ('request', 'reply', 'notification', 'query', 'return'))
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"site_id" integer NOT NULL,
	"key" text NOT NULL,
	"blur" text NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "picture_site_id_key_pk" PRIMARY KEY("site_id","key"),
	CONSTRAINT "picture_width_positive" CHECK ("picture"."width" > 0),
	CONSTRAINT "picture_height_positive" CHECK ("picture"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "listed_combination_price" (
	"site_id" integer NOT NULL,
	"price_list_id" integer NOT NULL,
	"combination_id" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "listed_combination_price_site_id_price_list_id_combination_id_pk" PRIMARY KEY("site_id","price_list_id","combination_id"),
	CONSTRAINT "listed_combination_price_price_not_negative" CHECK ("listed_combination_price"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "listed_price" (
	"site_id" integer NOT NULL,
	"price_list_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "listed_price_site_id_price_list_id_product_id_pk" PRIMARY KEY("site_id","price_list_id","product_id"),
	CONSTRAINT "listed_price_price_not_negative" CHECK ("listed_price"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_list" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "price_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_general" boolean DEFAULT false NOT NULL,
	CONSTRAINT "price_list_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "print_job" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"store_id" integer NOT NULL,
	"ticket_id" uuid NOT NULL,
	"route_id" integer NOT NULL,
	"printer_id" integer NOT NULL,
	"is_copy" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"given_times" integer DEFAULT 0 NOT NULL,
	"wanted_at" timestamptz(3) NOT NULL,
	"offered_at" timestamptz(3) NOT NULL,
	"told_missing" boolean DEFAULT false NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "print_job_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "print_job_state_known" CHECK ("print_job"."state" in ('waiting', 'given', 'printed', 'moved', 'dropped')),
	CONSTRAINT "print_job_given_times_not_negative" CHECK ("print_job"."given_times" >= 0)
);
--> statement-breakpoint
CREATE TABLE "print_route" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "print_route_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"station_id" integer,
	"printer_id" integer NOT NULL,
	"is_used" boolean DEFAULT true NOT NULL,
	"former_station_id" integer,
	CONSTRAINT "print_route_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "print_route_once" UNIQUE NULLS NOT DISTINCT("site_id","store_id","station_id","former_station_id","printer_id"),
	CONSTRAINT "print_route_one_station" CHECK (num_nonnulls("print_route"."station_id", "print_route"."former_station_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "printer" (
	"site_id" integer NOT NULL,
	"id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"language" text DEFAULT 'esc-pos' NOT NULL,
	"code_page" text DEFAULT 'windows1252' NOT NULL,
	"columns" smallint DEFAULT 42 NOT NULL,
	"fallback_id" integer,
	"seen_at" timestamptz(3),
	"told_silent" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"settings_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "printer_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "printer_of_store" UNIQUE("site_id","store_id","id"),
	CONSTRAINT "printer_language_known" CHECK ("printer"."language" in ('esc-pos', 'star-line', 'star-prnt')),
	CONSTRAINT "printer_code_page_known" CHECK ("printer"."code_page" in ('windows1252', 'cp858', 'cp437')),
	CONSTRAINT "printer_columns_fit" CHECK ("printer"."columns" between 24 and 96),
	CONSTRAINT "printer_fallback_other" CHECK ("printer"."fallback_id" <> "printer"."id")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb DEFAULT '{"base":"","variants":{}}'::jsonb NOT NULL,
	"ingredients" jsonb DEFAULT '{"base":"","variants":{}}'::jsonb NOT NULL,
	"price" integer NOT NULL,
	"old_price" integer,
	"published" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"is_configurable" boolean DEFAULT false NOT NULL,
	"configures_itself" boolean DEFAULT false NOT NULL,
	"one_by_one" boolean DEFAULT false NOT NULL,
	"suggestion_title" jsonb,
	"picture_key" text,
	"default_category_id" integer NOT NULL,
	"course" smallint DEFAULT 0 NOT NULL,
	"vat_on_premises" integer NOT NULL,
	"vat_taken_away" integer NOT NULL,
	"is_menu" boolean DEFAULT false NOT NULL,
	"is_buffet" boolean DEFAULT false NOT NULL,
	"buffet_plates_per_round" integer,
	"service_share" integer,
	"featured" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(local_words(name) || ' ' || local_words(description) || ' ' || local_words(ingredients))) STORED NOT NULL,
	CONSTRAINT "product_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "product_slug" UNIQUE("site_id","slug"),
	CONSTRAINT "product_price_not_negative" CHECK ("product"."price" >= 0),
	CONSTRAINT "product_old_price_not_negative" CHECK ("product"."old_price" >= 0),
	CONSTRAINT "product_course_not_negative" CHECK ("product"."course" >= 0),
	CONSTRAINT "product_vat_on_premises_share" CHECK ("product"."vat_on_premises" between 0 and 10000),
	CONSTRAINT "product_vat_taken_away_share" CHECK ("product"."vat_taken_away" between 0 and 10000),
	CONSTRAINT "product_service_share_share" CHECK ("product"."service_share" between 0 and 10000),
	CONSTRAINT "product_buffet_plates_per_round_positive" CHECK ("product"."buffet_plates_per_round" > 0),
	CONSTRAINT "product_buffet_limit" CHECK ("product"."is_buffet" or "product"."buffet_plates_per_round" is null)
);
--> statement-breakpoint
CREATE TABLE "product_allergen" (
	"site_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"allergen_id" integer NOT NULL,
	"is_trace" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_allergen_site_id_product_id_allergen_id_pk" PRIMARY KEY("site_id","product_id","allergen_id")
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"site_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_category_site_id_product_id_category_id_pk" PRIMARY KEY("site_id","product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_diet" (
	"site_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"diet_id" integer NOT NULL,
	CONSTRAINT "product_diet_site_id_product_id_diet_id_pk" PRIMARY KEY("site_id","product_id","diet_id")
);
--> statement-breakpoint
CREATE TABLE "product_menu" (
	"site_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	CONSTRAINT "product_menu_site_id_product_id_menu_id_pk" PRIMARY KEY("site_id","product_id","menu_id")
);
--> statement-breakpoint
CREATE TABLE "product_store" (
	"site_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	CONSTRAINT "product_store_site_id_product_id_store_id_pk" PRIMARY KEY("site_id","product_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "product_window" (
	"site_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"weekday" text NOT NULL,
	"from" smallint NOT NULL,
	"to" smallint NOT NULL,
	CONSTRAINT "product_window_site_id_product_id_weekday_from_pk" PRIMARY KEY("site_id","product_id","weekday","from"),
	CONSTRAINT "product_window_weekday_known" CHECK ("product_window"."weekday" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
	CONSTRAINT "product_window_from_of_day" CHECK ("product_window"."from" between 0 and 1439),
	CONSTRAINT "product_window_to_of_day" CHECK ("product_window"."to" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "related_product" (
	"site_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "related_product_site_id_product_id_related_id_pk" PRIMARY KEY("site_id","product_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "promotion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"weekdays" text[] NOT NULL,
	"on_holidays" boolean DEFAULT false NOT NULL,
	"on_holiday_eves" boolean DEFAULT false NOT NULL,
	"from" smallint NOT NULL,
	"to" smallint NOT NULL,
	"bought" integer NOT NULL,
	"deal_kind" text NOT NULL,
	"free_units" integer,
	"fixed_price" integer,
	"percent_off" integer,
	"at_tables" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promotion_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "promotion_weekdays_known" CHECK ("promotion"."weekdays" <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
	CONSTRAINT "promotion_from_of_day" CHECK ("promotion"."from" between 0 and 1439),
	CONSTRAINT "promotion_to_of_day" CHECK ("promotion"."to" between 0 and 1439),
	CONSTRAINT "promotion_bought_positive" CHECK ("promotion"."bought" > 0),
	CONSTRAINT "promotion_deal_kind_known" CHECK ("promotion"."deal_kind" in ('free-units', 'fixed-price', 'percent-off')),
	CONSTRAINT "promotion_deal_whole" CHECK (case "promotion"."deal_kind"
        when 'free-units' then "promotion"."free_units" between 1 and "promotion"."bought" and num_nulls("promotion"."fixed_price", "promotion"."percent_off") = 2
        when 'fixed-price' then "promotion"."fixed_price" >= 0 and num_nulls("promotion"."free_units", "promotion"."percent_off") = 2
        else "promotion"."percent_off" between 1 and 10000 and num_nulls("promotion"."free_units", "promotion"."fixed_price") = 2 end is true)
);
--> statement-breakpoint
CREATE TABLE "promotion_combination" (
	"site_id" integer NOT NULL,
	"promotion_id" integer NOT NULL,
	"combination_id" integer NOT NULL,
	CONSTRAINT "promotion_combination_site_id_promotion_id_combination_id_pk" PRIMARY KEY("site_id","promotion_id","combination_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_product" (
	"site_id" integer NOT NULL,
	"promotion_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "promotion_product_site_id_promotion_id_product_id_pk" PRIMARY KEY("site_id","promotion_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_store" (
	"site_id" integer NOT NULL,
	"promotion_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	CONSTRAINT "promotion_store_site_id_promotion_id_store_id_pk" PRIMARY KEY("site_id","promotion_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "rush" (
	"site_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"minutes" smallint NOT NULL,
	"stopped" text[] NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	CONSTRAINT "rush_site_id_store_id_pk" PRIMARY KEY("site_id","store_id"),
	CONSTRAINT "rush_minutes_of_range" CHECK ("rush"."minutes" = 0 or "rush"."minutes" between 5 and 60),
	CONSTRAINT "rush_of_something" CHECK ("rush"."minutes" > 0 or cardinality("rush"."stopped") > 0),
	CONSTRAINT "rush_stopped_known" CHECK ("rush"."stopped" <@ array['delivery', 'pickup', 'takehere'])
);
--> statement-breakpoint
CREATE TABLE "section" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "section_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"min_dishes" integer DEFAULT 0 NOT NULL,
	"max_dishes" integer DEFAULT 0 NOT NULL,
	"subtract" boolean DEFAULT false NOT NULL,
	"are_ingredients" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "section_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "section_min_dishes_not_negative" CHECK ("section"."min_dishes" >= 0),
	CONSTRAINT "section_max_dishes_not_negative" CHECK ("section"."max_dishes" >= 0),
	CONSTRAINT "section_dishes_range" CHECK ("section"."min_dishes" <= "section"."max_dishes" or ("section"."are_ingredients" and "section"."max_dishes" = 0))
);
--> statement-breakpoint
CREATE TABLE "section_item" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "section_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"min_quantity" integer DEFAULT 1 NOT NULL,
	"original_quantity" integer DEFAULT 0 NOT NULL,
	"included_quantity" integer DEFAULT 0 NOT NULL,
	"max_quantity" integer,
	"price" integer NOT NULL,
	"extra_price" integer NOT NULL,
	"is_extra" boolean DEFAULT false NOT NULL,
	"has_own_allergens" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "section_item_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "section_item_min_quantity_not_negative" CHECK ("section_item"."min_quantity" >= 0),
	CONSTRAINT "section_item_original_quantity_not_negative" CHECK ("section_item"."original_quantity" >= 0),
	CONSTRAINT "section_item_included_quantity_not_negative" CHECK ("section_item"."included_quantity" >= 0),
	CONSTRAINT "section_item_max_quantity_not_negative" CHECK ("section_item"."max_quantity" >= 0),
	CONSTRAINT "section_item_price_not_negative" CHECK ("section_item"."price" >= 0),
	CONSTRAINT "section_item_extra_price_not_negative" CHECK ("section_item"."extra_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "section_item_allergen" (
	"site_id" integer NOT NULL,
	"section_item_id" integer NOT NULL,
	"allergen_id" integer NOT NULL,
	CONSTRAINT "section_item_allergen_site_id_section_item_id_allergen_id_pk" PRIMARY KEY("site_id","section_item_id","allergen_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_record" (
	"site_id" integer NOT NULL,
	"scope" text NOT NULL,
	"key" "idempotency_key" NOT NULL,
	"call" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"status" smallint NOT NULL,
	"response" json,
	"created_at" timestamptz(3) NOT NULL,
	CONSTRAINT "idempotency_record_site_id_scope_key_pk" PRIMARY KEY("site_id","scope","key")
);
--> statement-breakpoint
CREATE TABLE "try_count" (
	"site_id" integer NOT NULL,
	"subject" text NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "try_count_site_id_subject_starts_at_pk" PRIMARY KEY("site_id","subject","starts_at"),
	CONSTRAINT "try_count_count_not_negative" CHECK ("try_count"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "visitor_session" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"customer_id" uuid,
	"language" text,
	"created_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "visitor_session_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "visitor_session_token" UNIQUE("token_hash"),
	CONSTRAINT "visitor_session_language_known" CHECK ("visitor_session"."language" in ('es', 'en', 'cat', 'eu', 'fr', 'ger', 'nl')),
	CONSTRAINT "visitor_session_range" CHECK ("visitor_session"."created_at" < "visitor_session"."expires_at")
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "site_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"store_name" text NOT NULL,
	"description" jsonb NOT NULL,
	"logo" text,
	"favicon" text,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL,
	"template" text DEFAULT 'plantilla1' NOT NULL,
	"colour_primary" text NOT NULL,
	"colour_secondary" text NOT NULL,
	"colour_accent" text NOT NULL,
	"dark" boolean DEFAULT false NOT NULL,
	"default_language" text DEFAULT 'es' NOT NULL,
	"offers_delivery" boolean DEFAULT false NOT NULL,
	"offers_pickup" boolean DEFAULT false NOT NULL,
	"offers_table" boolean DEFAULT false NOT NULL,
	"offers_digital_card" boolean DEFAULT false NOT NULL,
	"offers_takehere" boolean DEFAULT false NOT NULL,
	"only_digital_card" boolean DEFAULT false NOT NULL,
	"only_bookings" boolean DEFAULT false NOT NULL,
	"only_users" boolean DEFAULT false NOT NULL,
	"asks_mode_on_entry" boolean DEFAULT false NOT NULL,
	"takes_bookings" boolean DEFAULT false NOT NULL,
	"shows_allergens" boolean DEFAULT false NOT NULL,
	"shows_digital_kit" boolean DEFAULT false NOT NULL,
	"shows_prices_before_mode" boolean DEFAULT false NOT NULL,
	"tables_opened_by_staff" boolean DEFAULT false NOT NULL,
	"signed_table_links" boolean DEFAULT true NOT NULL,
	"several_orders_per_table" boolean DEFAULT true NOT NULL,
	"add_label" jsonb DEFAULT '{"base":"Lo quiero","variants":{}}'::jsonb NOT NULL,
	"maps_key" text,
	"only_store_id" integer,
	"default_store_id" integer,
	"menu_id" integer,
	"script_head" text,
	"script_body" text,
	"script_booking" text,
	"tag_manager_id" text,
	"table_payment_origin" text,
	"table_link_secret" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"pin_length" smallint DEFAULT 4 NOT NULL,
	"follows_visitor" boolean DEFAULT false NOT NULL,
	CONSTRAINT "site_version_known" CHECK ("site"."version" in (0, 1, 2, 3)),
	CONSTRAINT "site_pin_length_known" CHECK ("site"."pin_length" in (4, 5, 6)),
	CONSTRAINT "site_default_language_known" CHECK ("site"."default_language" in ('es', 'en', 'cat', 'eu', 'fr', 'ger', 'nl'))
);
--> statement-breakpoint
CREATE TABLE "site_host" (
	"host" "citext" PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_key" (
	"public_key" text PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"password" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_language" (
	"site_id" integer NOT NULL,
	"language" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_language_site_id_language_pk" PRIMARY KEY("site_id","language"),
	CONSTRAINT "site_language_language_known" CHECK ("site_language"."language" in ('es', 'en', 'cat', 'eu', 'fr', 'ger', 'nl'))
);
--> statement-breakpoint
CREATE TABLE "slot_use" (
	"site_id" integer NOT NULL,
	"cart_id" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"day" date NOT NULL,
	"minute" smallint NOT NULL,
	"held_until" timestamptz(3),
	CONSTRAINT "slot_use_site_id_cart_id_pk" PRIMARY KEY("site_id","cart_id"),
	CONSTRAINT "slot_use_minute_of_day" CHECK ("slot_use"."minute" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "pairing_code" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "pairing_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_hash" "bytea" NOT NULL,
	"store_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"made_by" integer NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3),
	CONSTRAINT "pairing_code_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "pairing_code_hash" UNIQUE("code_hash"),
	CONSTRAINT "pairing_code_kind_known" CHECK ("pairing_code"."kind" in ('board', 'till', 'phone', 'printer'))
);
--> statement-breakpoint
CREATE TABLE "pin_tries" (
	"site_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"in_all" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamptz(3),
	CONSTRAINT "pin_tries_site_id_device_id_staff_id_pk" PRIMARY KEY("site_id","device_id","staff_id"),
	CONSTRAINT "pin_tries_wrong_not_negative" CHECK ("pin_tries"."wrong" >= 0),
	CONSTRAINT "pin_tries_in_all_not_negative" CHECK ("pin_tries"."in_all" >= 0)
);
--> statement-breakpoint
CREATE TABLE "staff_device" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "staff_device_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"paired_by" integer,
	"paired_at" timestamptz(3) NOT NULL,
	"last_seen_at" timestamptz(3) NOT NULL,
	"revoked_at" timestamptz(3),
	"revoked_by" integer,
	CONSTRAINT "staff_device_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "staff_device_token" UNIQUE("token_hash"),
	CONSTRAINT "staff_device_kind_known" CHECK ("staff_device"."kind" in ('board', 'till', 'phone', 'printer'))
);
--> statement-breakpoint
CREATE TABLE "door_tries" (
	"subject" text NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "door_tries_subject_starts_at_pk" PRIMARY KEY("subject","starts_at"),
	CONSTRAINT "door_tries_count_not_negative" CHECK ("door_tries"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "staff_action" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "staff_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamptz(3) NOT NULL,
	"call" text NOT NULL,
	"subject" text NOT NULL,
	"staff_id" integer,
	"approved_by" integer,
	"device_id" integer,
	"store_id" integer,
	"before" jsonb,
	"after" jsonb,
	"version" integer,
	CONSTRAINT "staff_action_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"staff_id" integer NOT NULL,
	"device_id" integer,
	"created_at" timestamptz(3) NOT NULL,
	"last_call_at" timestamptz(3) NOT NULL,
	"ended_at" timestamptz(3),
	CONSTRAINT "staff_session_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "staff_session_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "staff_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"every_right" boolean DEFAULT false NOT NULL,
	"rights" text[] DEFAULT '{}' NOT NULL,
	"device_kinds" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_role_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "staff_role_name" UNIQUE("site_id","name"),
	CONSTRAINT "staff_role_device_kinds_known" CHECK ("staff_role"."device_kinds" <@ array['board', 'till', 'phone', 'printer']),
	CONSTRAINT "staff_role_every_right" CHECK (not "staff_role"."every_right" or "staff_role"."rights" = '{}')
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"password_hash" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"pin_hash" text,
	"role_id" integer NOT NULL,
	"colour" text DEFAULT '#5b6770' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "staff_email" UNIQUE("site_id","email"),
	CONSTRAINT "staff_colour_known" CHECK ("staff"."colour" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "staff_link" (
	"site_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "staff_link_site_id_staff_id_pk" PRIMARY KEY("site_id","staff_id"),
	CONSTRAINT "staff_link_key" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_store" (
	"site_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	CONSTRAINT "staff_store_site_id_staff_id_store_id_pk" PRIMARY KEY("site_id","staff_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_zone" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "delivery_zone_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"name" text NOT NULL,
	"minimum_order" integer NOT NULL,
	"shipping_fee" integer NOT NULL,
	"free_shipping_from" integer,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_zone_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "delivery_zone_minimum_order_not_negative" CHECK ("delivery_zone"."minimum_order" >= 0),
	CONSTRAINT "delivery_zone_shipping_fee_not_negative" CHECK ("delivery_zone"."shipping_fee" >= 0),
	CONSTRAINT "delivery_zone_free_shipping_from_not_negative" CHECK ("delivery_zone"."free_shipping_from" >= 0)
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "resource_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"menu_id" integer,
	"has_service_charge" boolean DEFAULT false NOT NULL,
	"asks_room" boolean DEFAULT false NOT NULL,
	"takes_bookings" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "resource_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "resource_kind_known" CHECK ("resource"."kind" in ('delivery', 'pickup', 'takehere', 'room'))
);
--> statement-breakpoint
CREATE TABLE "store" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "store_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"time_zone" text DEFAULT 'Europe/Madrid' NOT NULL,
	"hours_text" jsonb DEFAULT '{"base":"","variants":{}}'::jsonb NOT NULL,
	"takeaway_closed" boolean DEFAULT false NOT NULL,
	"closed_text" jsonb,
	"offers_delivery" boolean DEFAULT false NOT NULL,
	"offers_pickup" boolean DEFAULT false NOT NULL,
	"offers_table" boolean DEFAULT false NOT NULL,
	"offers_digital_card" boolean DEFAULT false NOT NULL,
	"offers_takehere" boolean DEFAULT false NOT NULL,
	"open_all_day" boolean DEFAULT false NOT NULL,
	"same_day_only" boolean DEFAULT false NOT NULL,
	"delivers_in_web_hours" boolean DEFAULT true NOT NULL,
	"slot_minutes" smallint DEFAULT 15 NOT NULL,
	"lead_minutes" smallint DEFAULT 0 NOT NULL,
	"orders_per_slot" integer,
	"pickup_minimum" integer DEFAULT 0 NOT NULL,
	"warehouse_id" integer NOT NULL,
	"web_menu_id" integer,
	"digital_card_menu_id" integer,
	"pay_when_ordering" boolean DEFAULT false NOT NULL,
	"sends_status_by_sms" boolean DEFAULT false NOT NULL,
	"hides_ingredients" boolean DEFAULT false NOT NULL,
	"dessert_after_status" text,
	"register_open" boolean DEFAULT true NOT NULL,
	"takes_bookings" boolean DEFAULT false NOT NULL,
	"booking_max_party" smallint DEFAULT 8 NOT NULL,
	"booking_max_party_text" jsonb,
	"deposit_kind" text,
	"deposit_amount" integer,
	"booking_privacy_url" text,
	"booking_data_protection_url" text,
	"stripe_public_key" text,
	"conditions" jsonb,
	"table_link_epoch" integer DEFAULT 1 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"days_ahead" smallint DEFAULT 14 NOT NULL,
	"legal_name" text,
	"tax_id" text,
	"deposit_from_party" smallint DEFAULT 1 NOT NULL,
	"booking_free_hours" smallint DEFAULT 24 NOT NULL,
	"booking_days_ahead" smallint,
	"day_starts_at" smallint DEFAULT 300 NOT NULL,
	"cooking_minutes" smallint DEFAULT 15 NOT NULL,
	"accepts_by_itself" text[] DEFAULT '{"table"}' NOT NULL,
	"alarm_after_minutes" smallint DEFAULT 3 NOT NULL,
	"cancel_after_minutes" smallint DEFAULT 10 NOT NULL,
	"soon_after_minutes" smallint DEFAULT 10 NOT NULL,
	"late_after_minutes" smallint DEFAULT 20 NOT NULL,
	CONSTRAINT "store_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "store_day_starts_at_of_day" CHECK ("store"."day_starts_at" between 0 and 1439),
	CONSTRAINT "store_slot_minutes_positive" CHECK ("store"."slot_minutes" > 0),
	CONSTRAINT "store_lead_minutes_not_negative" CHECK ("store"."lead_minutes" >= 0),
	CONSTRAINT "store_cooking_minutes_not_negative" CHECK ("store"."cooking_minutes" >= 0),
	CONSTRAINT "store_soon_after_minutes_positive" CHECK ("store"."soon_after_minutes" > 0),
	CONSTRAINT "store_late_after_soon" CHECK ("store"."late_after_minutes" > "store"."soon_after_minutes"),
	CONSTRAINT "store_accepts_by_itself_known" CHECK ("store"."accepts_by_itself" <@ array['delivery', 'pickup', 'table', 'digital-card', 'takehere']),
	CONSTRAINT "store_alarm_after_minutes_positive" CHECK ("store"."alarm_after_minutes" > 0),
	CONSTRAINT "store_cancel_after_alarm" CHECK ("store"."cancel_after_minutes" >= "store"."alarm_after_minutes"),
	CONSTRAINT "store_days_ahead_not_negative" CHECK ("store"."days_ahead" >= 0),
	CONSTRAINT "store_pickup_minimum_not_negative" CHECK ("store"."pickup_minimum" >= 0),
	CONSTRAINT "store_orders_per_slot_positive" CHECK ("store"."orders_per_slot" > 0),
	CONSTRAINT "store_booking_max_party_positive" CHECK ("store"."booking_max_party" > 0),
	CONSTRAINT "store_deposit_kind_known" CHECK ("store"."deposit_kind" in ('by-total', 'by-person')),
	CONSTRAINT "store_deposit_whole" CHECK (("store"."deposit_kind" is null) = ("store"."deposit_amount" is null)),
	CONSTRAINT "store_deposit_amount_positive" CHECK ("store"."deposit_amount" > 0),
	CONSTRAINT "store_legal_whole" CHECK (("store"."legal_name" is null) = ("store"."tax_id" is null)),
	CONSTRAINT "store_deposit_from_party_positive" CHECK ("store"."deposit_from_party" > 0),
	CONSTRAINT "store_booking_free_hours_not_negative" CHECK ("store"."booking_free_hours" >= 0),
	CONSTRAINT "store_booking_days_ahead_not_negative" CHECK ("store"."booking_days_ahead" >= 0),
	CONSTRAINT "store_location_whole" CHECK (("store"."latitude" is null) = ("store"."longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "table_position" (
	"site_id" integer NOT NULL,
	"resource_id" integer NOT NULL,
	"number" integer NOT NULL,
	"alias" text,
	"seats" smallint NOT NULL,
	CONSTRAINT "table_position_site_id_resource_id_number_pk" PRIMARY KEY("site_id","resource_id","number"),
	CONSTRAINT "table_position_number_positive" CHECK ("table_position"."number" > 0),
	CONSTRAINT "table_position_seats_positive" CHECK ("table_position"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "zone_postal_code" (
	"site_id" integer NOT NULL,
	"zone_id" integer NOT NULL,
	"postal_code" text NOT NULL,
	CONSTRAINT "zone_postal_code_site_id_zone_id_postal_code_pk" PRIMARY KEY("site_id","zone_id","postal_code")
);
--> statement-breakpoint
CREATE TABLE "bill" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"cart_version" integer NOT NULL,
	"total" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"collected" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	"closed_at" timestamptz(3),
	"sale" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "bill_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "bill_cart_version" UNIQUE("site_id","cart_id","cart_version"),
	CONSTRAINT "bill_total_not_negative" CHECK ("bill"."total" >= 0),
	CONSTRAINT "bill_reserved_not_negative" CHECK ("bill"."reserved" >= 0),
	CONSTRAINT "bill_collected_not_negative" CHECK ("bill"."collected" >= 0),
	CONSTRAINT "bill_closed_when_covered" CHECK ("bill"."closed_at" is null or "bill"."reserved" + "bill"."collected" = "bill"."total"),
	CONSTRAINT "bill_never_over" CHECK ("bill"."reserved" + "bill"."collected" <= "bill"."total")
);
--> statement-breakpoint
CREATE TABLE "bill_share" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"bill_id" uuid NOT NULL,
	"session_id" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"tip" integer DEFAULT 0 NOT NULL,
	"attempt_id" uuid,
	"expires_at" timestamptz(3) NOT NULL,
	"receipt_number" text,
	"paid_at" timestamptz(3),
	CONSTRAINT "bill_share_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "bill_share_receipt" UNIQUE("site_id","receipt_number"),
	CONSTRAINT "bill_share_kind_known" CHECK ("bill_share"."kind" in ('diner', 'product', 'custom')),
	CONSTRAINT "bill_share_state_known" CHECK ("bill_share"."state" in ('reserved', 'promised', 'paid', 'released')),
	CONSTRAINT "bill_share_amount_positive" CHECK ("bill_share"."amount" > 0),
	CONSTRAINT "bill_share_tip_not_negative" CHECK ("bill_share"."tip" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bill_share_line" (
	"site_id" integer NOT NULL,
	"share_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"parts" integer NOT NULL,
	"of" integer NOT NULL,
	CONSTRAINT "bill_share_line_site_id_share_id_line_id_pk" PRIMARY KEY("site_id","share_id","line_id"),
	CONSTRAINT "bill_share_line_part" CHECK ("bill_share_line"."parts" between 1 and "bill_share_line"."of")
);
--> statement-breakpoint
CREATE TABLE "phone_lock" (
	"site_id" integer NOT NULL,
	"cart_id" uuid NOT NULL,
	"held_by" text NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "phone_lock_site_id_cart_id_pk" PRIMARY KEY("site_id","cart_id")
);
--> statement-breakpoint
CREATE TABLE "table_call" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"called_at" timestamptz(3) NOT NULL,
	"answered_at" timestamptz(3),
	"answered_by" integer,
	"taken_back" boolean DEFAULT false NOT NULL,
	CONSTRAINT "table_call_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "table_call_kind_known" CHECK ("table_call"."kind" in ('bill', 'help', 'dessert'))
);
--> statement-breakpoint
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
CREATE TABLE "drawer" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "drawer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "drawer_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "drawer_number" UNIQUE("site_id","store_id","number"),
	CONSTRAINT "drawer_number_positive" CHECK ("drawer"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "hand_taking" (
	"site_id" integer NOT NULL,
	"attempt_id" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"means" text NOT NULL,
	"amount" integer NOT NULL,
	"taken_by" integer NOT NULL,
	"taken_at" timestamptz(3) NOT NULL,
	"drawer_id" integer,
	"handed_in_at" timestamptz(3),
	"handed_in_to" integer,
	CONSTRAINT "hand_taking_site_id_attempt_id_pk" PRIMARY KEY("site_id","attempt_id"),
	CONSTRAINT "hand_taking_means_known" CHECK ("hand_taking"."means" in ('cash', 'terminal')),
	CONSTRAINT "hand_taking_amount_positive" CHECK ("hand_taking"."amount" > 0),
	CONSTRAINT "hand_taking_drawer" CHECK (num_nulls("hand_taking"."drawer_id", "hand_taking"."handed_in_at", "hand_taking"."handed_in_to") in (0, 3)),
	CONSTRAINT "hand_taking_only_cash" CHECK ("hand_taking"."means" = 'cash' or "hand_taking"."drawer_id" is null)
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"picture" text,
	"link" text,
	"published" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banner_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"logo" text,
	"coming_soon" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"site_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "contact_message_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"site_id" integer NOT NULL,
	"id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "content_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"place" text DEFAULT 'left' NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_page_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "content_page_slug" UNIQUE("site_id","slug"),
	CONSTRAINT "content_page_kind_known" CHECK ("content_page"."kind" in ('content', 'legal', 'cookie', 'privacy', 'terms', 'covid-general', 'covid-delivery')),
	CONSTRAINT "content_page_place_known" CHECK ("content_page"."place" in ('left', 'centre'))
);
--> statement-breakpoint
CREATE TABLE "social_link" (
	"site_id" integer NOT NULL,
	"network" text NOT NULL,
	"url" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "social_link_site_id_network_pk" PRIMARY KEY("site_id","network")
);
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_resource_id_fk" FOREIGN KEY ("site_id","resource_id") REFERENCES "public"."resource"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_slot_fk" FOREIGN KEY ("site_id","sitting_id","at") REFERENCES "public"."sitting_slot"("site_id","sitting_id","at") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_changes_fk" FOREIGN KEY ("site_id","changes_id") REFERENCES "public"."booking"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_customer_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customer"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_session_id_fk" FOREIGN KEY ("site_id","session_id") REFERENCES "public"."visitor_session"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_state_change" ADD CONSTRAINT "booking_state_change_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_state_change" ADD CONSTRAINT "booking_state_change_booking_id_fk" FOREIGN KEY ("site_id","booking_id") REFERENCES "public"."booking"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_state_change" ADD CONSTRAINT "booking_state_change_staff_id_fk" FOREIGN KEY ("site_id","staff_id") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_wait" ADD CONSTRAINT "booking_wait_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_wait" ADD CONSTRAINT "booking_wait_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_wait" ADD CONSTRAINT "booking_wait_sitting_id_fk" FOREIGN KEY ("site_id","sitting_id") REFERENCES "public"."sitting"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sitting" ADD CONSTRAINT "sitting_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sitting" ADD CONSTRAINT "sitting_resource_id_fk" FOREIGN KEY ("site_id","resource_id") REFERENCES "public"."resource"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sitting_slot" ADD CONSTRAINT "sitting_slot_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sitting_slot" ADD CONSTRAINT "sitting_slot_sitting_id_fk" FOREIGN KEY ("site_id","sitting_id") REFERENCES "public"."sitting"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "slot_load" ADD CONSTRAINT "slot_load_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "slot_load" ADD CONSTRAINT "slot_load_sitting_id_fk" FOREIGN KEY ("site_id","sitting_id") REFERENCES "public"."sitting"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_warehouse_id_fk" FOREIGN KEY ("site_id","warehouse_id") REFERENCES "public"."warehouse"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_menu_id_fk" FOREIGN KEY ("site_id","menu_id") REFERENCES "public"."menu"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_price_list_id_fk" FOREIGN KEY ("site_id","price_list_id") REFERENCES "public"."price_list"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_resource_id_fk" FOREIGN KEY ("site_id","resource_id") REFERENCES "public"."resource"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customer"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_table_fk" FOREIGN KEY ("site_id","resource_id","position") REFERENCES "public"."table_position"("site_id","resource_id","number") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_holder" ADD CONSTRAINT "cart_holder_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_holder" ADD CONSTRAINT "cart_holder_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_holder" ADD CONSTRAINT "cart_holder_session_id_fk" FOREIGN KEY ("site_id","session_id") REFERENCES "public"."visitor_session"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allergen" ADD CONSTRAINT "allergen_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allergen" ADD CONSTRAINT "allergen_picture_fk" FOREIGN KEY ("site_id","picture_key") REFERENCES "public"."picture"("site_id","key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_fk" FOREIGN KEY ("site_id","parent_id") REFERENCES "public"."category"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_brand_id_fk" FOREIGN KEY ("site_id","brand_id") REFERENCES "public"."brand"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_picture_fk" FOREIGN KEY ("site_id","picture_key") REFERENCES "public"."picture"("site_id","key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "category_window" ADD CONSTRAINT "category_window_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "category_window" ADD CONSTRAINT "category_window_category_id_fk" FOREIGN KEY ("site_id","category_id") REFERENCES "public"."category"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "diet" ADD CONSTRAINT "diet_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "diet" ADD CONSTRAINT "diet_picture_fk" FOREIGN KEY ("site_id","picture_key") REFERENCES "public"."picture"("site_id","key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attribute" ADD CONSTRAINT "attribute_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attribute" ADD CONSTRAINT "attribute_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attribute_value" ADD CONSTRAINT "attribute_value_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attribute_value" ADD CONSTRAINT "attribute_value_attribute_id_fk" FOREIGN KEY ("site_id","attribute_id") REFERENCES "public"."attribute"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "combination" ADD CONSTRAINT "combination_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "combination" ADD CONSTRAINT "combination_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "combination" ADD CONSTRAINT "combination_picture_fk" FOREIGN KEY ("site_id","picture_key") REFERENCES "public"."picture"("site_id","key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "combination_section" ADD CONSTRAINT "combination_section_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "combination_section" ADD CONSTRAINT "combination_section_combination_id_fk" FOREIGN KEY ("site_id","combination_id") REFERENCES "public"."combination"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "combination_section" ADD CONSTRAINT "combination_section_section_id_fk" FOREIGN KEY ("site_id","section_id") REFERENCES "public"."section"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "combination_value" ADD CONSTRAINT "combination_value_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "combination_value" ADD CONSTRAINT "combination_value_combination_id_fk" FOREIGN KEY ("site_id","combination_id") REFERENCES "public"."combination"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "combination_value" ADD CONSTRAINT "combination_value_attribute_value_id_fk" FOREIGN KEY ("site_id","attribute_value_id") REFERENCES "public"."attribute_value"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offered_group" ADD CONSTRAINT "offered_group_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offered_group" ADD CONSTRAINT "offered_group_group_id_fk" FOREIGN KEY ("site_id","group_id") REFERENCES "public"."option_group"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offered_group" ADD CONSTRAINT "offered_group_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offered_group" ADD CONSTRAINT "offered_group_combination_id_fk" FOREIGN KEY ("site_id","combination_id") REFERENCES "public"."combination"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "option_group" ADD CONSTRAINT "option_group_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "option_value" ADD CONSTRAINT "option_value_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "option_value" ADD CONSTRAINT "option_value_group_id_fk" FOREIGN KEY ("site_id","group_id") REFERENCES "public"."option_group"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "option_value" ADD CONSTRAINT "option_value_picture_fk" FOREIGN KEY ("site_id","picture_key") REFERENCES "public"."picture"("site_id","key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "option_value_allergen" ADD CONSTRAINT "option_value_allergen_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "option_value_allergen" ADD CONSTRAINT "option_value_allergen_option_value_id_fk" FOREIGN KEY ("site_id","option_value_id") REFERENCES "public"."option_value"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "option_value_allergen" ADD CONSTRAINT "option_value_allergen_allergen_id_fk" FOREIGN KEY ("site_id","allergen_id") REFERENCES "public"."allergen"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "option_value_diet" ADD CONSTRAINT "option_value_diet_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "option_value_diet" ADD CONSTRAINT "option_value_diet_option_value_id_fk" FOREIGN KEY ("site_id","option_value_id") REFERENCES "public"."option_value"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "option_value_diet" ADD CONSTRAINT "option_value_diet_diet_id_fk" FOREIGN KEY ("site_id","diet_id") REFERENCES "public"."diet"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_id_fk" FOREIGN KEY ("site_id","coupon_id") REFERENCES "public"."coupon"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "points_movement" ADD CONSTRAINT "points_movement_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "points_movement" ADD CONSTRAINT "points_movement_receipt_id_fk" FOREIGN KEY ("site_id","receipt_id") REFERENCES "public"."receipt"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "points_movement" ADD CONSTRAINT "points_movement_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "points_movement" ADD CONSTRAINT "points_movement_order_id_fk" FOREIGN KEY ("site_id","order_id") REFERENCES "public"."placed_order"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_customer_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customer"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_customer_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customer"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "forgotten_card" ADD CONSTRAINT "forgotten_card_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_customer_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customer"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_address" ADD CONSTRAINT "saved_address_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_address" ADD CONSTRAINT "saved_address_customer_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customer"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_customer_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customer"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "special_day" ADD CONSTRAINT "special_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "special_day" ADD CONSTRAINT "special_day_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "special_day_shift" ADD CONSTRAINT "special_day_shift_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "special_day_shift" ADD CONSTRAINT "special_day_shift_day_fk" FOREIGN KEY ("site_id","store_id","date") REFERENCES "public"."special_day"("site_id","store_id","date") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_day" ADD CONSTRAINT "store_day_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_day" ADD CONSTRAINT "store_day_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_shift" ADD CONSTRAINT "store_shift_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store_shift" ADD CONSTRAINT "store_shift_day_fk" FOREIGN KEY ("site_id","store_id","use","weekday") REFERENCES "public"."store_day"("site_id","store_id","use","weekday") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_item" ADD CONSTRAINT "kitchen_item_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_item" ADD CONSTRAINT "kitchen_item_ticket_id_fk" FOREIGN KEY ("site_id","ticket_id") REFERENCES "public"."kitchen_ticket"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_item" ADD CONSTRAINT "kitchen_item_station_id_fk" FOREIGN KEY ("site_id","station_id") REFERENCES "public"."station"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_item" ADD CONSTRAINT "kitchen_item_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_ticket" ADD CONSTRAINT "kitchen_ticket_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_ticket" ADD CONSTRAINT "kitchen_ticket_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_ticket" ADD CONSTRAINT "kitchen_ticket_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kitchen_ticket" ADD CONSTRAINT "kitchen_ticket_order_id_fk" FOREIGN KEY ("site_id","order_id") REFERENCES "public"."placed_order"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "station" ADD CONSTRAINT "station_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "station" ADD CONSTRAINT "station_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "station_route" ADD CONSTRAINT "station_route_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "station_route" ADD CONSTRAINT "station_route_station_fk" FOREIGN KEY ("site_id","store_id","station_id") REFERENCES "public"."station"("site_id","store_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "station_route" ADD CONSTRAINT "station_route_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "station_route" ADD CONSTRAINT "station_route_category_id_fk" FOREIGN KEY ("site_id","category_id") REFERENCES "public"."category"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_attempt_id_fk" FOREIGN KEY ("site_id","attempt_id") REFERENCES "public"."payment_attempt"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reconciliation_break" ADD CONSTRAINT "reconciliation_break_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reconciliation_break" ADD CONSTRAINT "reconciliation_break_attempt_id_fk" FOREIGN KEY ("site_id","attempt_id") REFERENCES "public"."payment_attempt"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reconciliation_break" ADD CONSTRAINT "reconciliation_break_resolved_by_fk" FOREIGN KEY ("site_id","resolved_by") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_attempt_id_fk" FOREIGN KEY ("site_id","attempt_id") REFERENCES "public"."payment_attempt"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_staff_id_fk" FOREIGN KEY ("site_id","staff_id") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dispatch" ADD CONSTRAINT "dispatch_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dispatch" ADD CONSTRAINT "dispatch_order_id_fk" FOREIGN KEY ("site_id","order_id") REFERENCES "public"."placed_order"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dispatch" ADD CONSTRAINT "dispatch_rider_id_fk" FOREIGN KEY ("site_id","rider_id") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "number_counter" ADD CONSTRAINT "number_counter_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "number_counter" ADD CONSTRAINT "number_counter_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_fk" FOREIGN KEY ("site_id","order_id") REFERENCES "public"."placed_order"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_status_change" ADD CONSTRAINT "order_status_change_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_status_change" ADD CONSTRAINT "order_status_change_order_id_fk" FOREIGN KEY ("site_id","order_id") REFERENCES "public"."placed_order"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_status_change" ADD CONSTRAINT "order_status_change_staff_id_fk" FOREIGN KEY ("site_id","staff_id") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_void" ADD CONSTRAINT "order_void_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_void" ADD CONSTRAINT "order_void_line_fk" FOREIGN KEY ("site_id","order_id","line_id") REFERENCES "public"."order_line"("site_id","order_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_void" ADD CONSTRAINT "order_void_staff_id_fk" FOREIGN KEY ("site_id","staff_id") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_customer_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customer"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_beside_fk" FOREIGN KEY ("site_id","beside_id") REFERENCES "public"."placed_order"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_message_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pause_use" ADD CONSTRAINT "pause_use_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pause_use" ADD CONSTRAINT "pause_use_pause_fk" FOREIGN KEY ("site_id","pause_id") REFERENCES "public"."product_pause"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pause_use" ADD CONSTRAINT "pause_use_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_pause" ADD CONSTRAINT "product_pause_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_pause" ADD CONSTRAINT "product_pause_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_pause" ADD CONSTRAINT "product_pause_option_value_id_fk" FOREIGN KEY ("site_id","option_value_id") REFERENCES "public"."option_value"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_pause" ADD CONSTRAINT "product_pause_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attempt_state_change" ADD CONSTRAINT "attempt_state_change_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attempt_state_change" ADD CONSTRAINT "attempt_state_change_attempt_id_fk" FOREIGN KEY ("site_id","attempt_id") REFERENCES "public"."payment_attempt"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_account" ADD CONSTRAINT "payment_account_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_account" ADD CONSTRAINT "payment_account_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_booking_id_fk" FOREIGN KEY ("site_id","booking_id") REFERENCES "public"."booking"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_bill_share_id_fk" FOREIGN KEY ("site_id","bill_share_id") REFERENCES "public"."bill_share"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_order_id_fk" FOREIGN KEY ("site_id","order_id") REFERENCES "public"."placed_order"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_session_id_fk" FOREIGN KEY ("site_id","session_id") REFERENCES "public"."visitor_session"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- A customer may forget a card that has paid: the attempt stays, and so does its site.
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_saved_card_id_fk" FOREIGN KEY ("site_id","saved_card_id") REFERENCES "public"."saved_card"("site_id","id") ON DELETE SET NULL ("saved_card_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_attempt_id_fk" FOREIGN KEY ("site_id","attempt_id") REFERENCES "public"."payment_attempt"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listed_combination_price" ADD CONSTRAINT "listed_combination_price_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listed_combination_price" ADD CONSTRAINT "listed_combination_price_price_list_id_fk" FOREIGN KEY ("site_id","price_list_id") REFERENCES "public"."price_list"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listed_combination_price" ADD CONSTRAINT "listed_combination_price_combination_id_fk" FOREIGN KEY ("site_id","combination_id") REFERENCES "public"."combination"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listed_price" ADD CONSTRAINT "listed_price_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listed_price" ADD CONSTRAINT "listed_price_price_list_id_fk" FOREIGN KEY ("site_id","price_list_id") REFERENCES "public"."price_list"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listed_price" ADD CONSTRAINT "listed_price_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "price_list" ADD CONSTRAINT "price_list_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_job" ADD CONSTRAINT "print_job_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_job" ADD CONSTRAINT "print_job_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_job" ADD CONSTRAINT "print_job_ticket_id_fk" FOREIGN KEY ("site_id","ticket_id") REFERENCES "public"."kitchen_ticket"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_job" ADD CONSTRAINT "print_job_route_id_fk" FOREIGN KEY ("site_id","route_id") REFERENCES "public"."print_route"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_job" ADD CONSTRAINT "print_job_printer_id_fk" FOREIGN KEY ("site_id","printer_id") REFERENCES "public"."printer"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_route" ADD CONSTRAINT "print_route_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_route" ADD CONSTRAINT "print_route_printer_fk" FOREIGN KEY ("site_id","store_id","printer_id") REFERENCES "public"."printer"("site_id","store_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "print_route" ADD CONSTRAINT "print_route_station_fk" FOREIGN KEY ("site_id","store_id","station_id") REFERENCES "public"."station"("site_id","store_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "printer" ADD CONSTRAINT "printer_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "printer" ADD CONSTRAINT "printer_id_fk" FOREIGN KEY ("site_id","id") REFERENCES "public"."staff_device"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "printer" ADD CONSTRAINT "printer_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "printer" ADD CONSTRAINT "printer_fallback_fk" FOREIGN KEY ("site_id","store_id","fallback_id") REFERENCES "public"."printer"("site_id","store_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_default_category_id_fk" FOREIGN KEY ("site_id","default_category_id") REFERENCES "public"."category"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_picture_fk" FOREIGN KEY ("site_id","picture_key") REFERENCES "public"."picture"("site_id","key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_allergen" ADD CONSTRAINT "product_allergen_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_allergen" ADD CONSTRAINT "product_allergen_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_allergen" ADD CONSTRAINT "product_allergen_allergen_id_fk" FOREIGN KEY ("site_id","allergen_id") REFERENCES "public"."allergen"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_fk" FOREIGN KEY ("site_id","category_id") REFERENCES "public"."category"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_diet" ADD CONSTRAINT "product_diet_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_diet" ADD CONSTRAINT "product_diet_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_diet" ADD CONSTRAINT "product_diet_diet_id_fk" FOREIGN KEY ("site_id","diet_id") REFERENCES "public"."diet"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_menu" ADD CONSTRAINT "product_menu_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_menu" ADD CONSTRAINT "product_menu_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_menu" ADD CONSTRAINT "product_menu_menu_id_fk" FOREIGN KEY ("site_id","menu_id") REFERENCES "public"."menu"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_store" ADD CONSTRAINT "product_store_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_store" ADD CONSTRAINT "product_store_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_store" ADD CONSTRAINT "product_store_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_window" ADD CONSTRAINT "product_window_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_window" ADD CONSTRAINT "product_window_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "related_product" ADD CONSTRAINT "related_product_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "related_product" ADD CONSTRAINT "related_product_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "related_product" ADD CONSTRAINT "related_product_related_id_fk" FOREIGN KEY ("site_id","related_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_combination" ADD CONSTRAINT "promotion_combination_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_combination" ADD CONSTRAINT "promotion_combination_promotion_id_fk" FOREIGN KEY ("site_id","promotion_id") REFERENCES "public"."promotion"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_combination" ADD CONSTRAINT "promotion_combination_combination_id_fk" FOREIGN KEY ("site_id","combination_id") REFERENCES "public"."combination"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_product" ADD CONSTRAINT "promotion_product_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_product" ADD CONSTRAINT "promotion_product_promotion_id_fk" FOREIGN KEY ("site_id","promotion_id") REFERENCES "public"."promotion"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_product" ADD CONSTRAINT "promotion_product_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_store" ADD CONSTRAINT "promotion_store_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_store" ADD CONSTRAINT "promotion_store_promotion_id_fk" FOREIGN KEY ("site_id","promotion_id") REFERENCES "public"."promotion"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "promotion_store" ADD CONSTRAINT "promotion_store_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rush" ADD CONSTRAINT "rush_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rush" ADD CONSTRAINT "rush_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "section" ADD CONSTRAINT "section_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "section" ADD CONSTRAINT "section_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "section_item" ADD CONSTRAINT "section_item_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "section_item" ADD CONSTRAINT "section_item_section_id_fk" FOREIGN KEY ("site_id","section_id") REFERENCES "public"."section"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "section_item" ADD CONSTRAINT "section_item_product_id_fk" FOREIGN KEY ("site_id","product_id") REFERENCES "public"."product"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "section_item_allergen" ADD CONSTRAINT "section_item_allergen_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "section_item_allergen" ADD CONSTRAINT "section_item_allergen_section_item_id_fk" FOREIGN KEY ("site_id","section_item_id") REFERENCES "public"."section_item"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "section_item_allergen" ADD CONSTRAINT "section_item_allergen_allergen_id_fk" FOREIGN KEY ("site_id","allergen_id") REFERENCES "public"."allergen"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "try_count" ADD CONSTRAINT "try_count_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visitor_session" ADD CONSTRAINT "visitor_session_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visitor_session" ADD CONSTRAINT "visitor_session_customer_id_fk" FOREIGN KEY ("site_id","customer_id") REFERENCES "public"."customer"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_only_store_id_fk" FOREIGN KEY ("id","only_store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_default_store_id_fk" FOREIGN KEY ("id","default_store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_menu_id_fk" FOREIGN KEY ("id","menu_id") REFERENCES "public"."menu"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_host" ADD CONSTRAINT "site_host_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_key" ADD CONSTRAINT "site_key_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "site_language" ADD CONSTRAINT "site_language_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "slot_use" ADD CONSTRAINT "slot_use_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "slot_use" ADD CONSTRAINT "slot_use_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "slot_use" ADD CONSTRAINT "slot_use_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pairing_code" ADD CONSTRAINT "pairing_code_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pairing_code" ADD CONSTRAINT "pairing_code_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pairing_code" ADD CONSTRAINT "pairing_code_made_by_fk" FOREIGN KEY ("site_id","made_by") REFERENCES "public"."staff"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pin_tries" ADD CONSTRAINT "pin_tries_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pin_tries" ADD CONSTRAINT "pin_tries_device_id_fk" FOREIGN KEY ("site_id","device_id") REFERENCES "public"."staff_device"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pin_tries" ADD CONSTRAINT "pin_tries_staff_id_fk" FOREIGN KEY ("site_id","staff_id") REFERENCES "public"."staff"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_paired_by_fk" FOREIGN KEY ("site_id","paired_by") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_revoked_by_fk" FOREIGN KEY ("site_id","revoked_by") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_staff_id_fk" FOREIGN KEY ("site_id","staff_id") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_approved_by_fk" FOREIGN KEY ("site_id","approved_by") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_device_id_fk" FOREIGN KEY ("site_id","device_id") REFERENCES "public"."staff_device"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_action" ADD CONSTRAINT "staff_action_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_fk" FOREIGN KEY ("site_id","staff_id") REFERENCES "public"."staff"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_device_id_fk" FOREIGN KEY ("site_id","device_id") REFERENCES "public"."staff_device"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_role_id_fk" FOREIGN KEY ("site_id","role_id") REFERENCES "public"."staff_role"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_link" ADD CONSTRAINT "staff_link_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_link" ADD CONSTRAINT "staff_link_staff_id_fk" FOREIGN KEY ("site_id","staff_id") REFERENCES "public"."staff"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_store" ADD CONSTRAINT "staff_store_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_store" ADD CONSTRAINT "staff_store_staff_id_fk" FOREIGN KEY ("site_id","staff_id") REFERENCES "public"."staff"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_store" ADD CONSTRAINT "staff_store_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_zone" ADD CONSTRAINT "delivery_zone_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "delivery_zone" ADD CONSTRAINT "delivery_zone_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_menu_id_fk" FOREIGN KEY ("site_id","menu_id") REFERENCES "public"."menu"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_warehouse_id_fk" FOREIGN KEY ("site_id","warehouse_id") REFERENCES "public"."warehouse"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_web_menu_id_fk" FOREIGN KEY ("site_id","web_menu_id") REFERENCES "public"."menu"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_digital_card_menu_id_fk" FOREIGN KEY ("site_id","digital_card_menu_id") REFERENCES "public"."menu"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_position" ADD CONSTRAINT "table_position_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_position" ADD CONSTRAINT "table_position_resource_id_fk" FOREIGN KEY ("site_id","resource_id") REFERENCES "public"."resource"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "zone_postal_code" ADD CONSTRAINT "zone_postal_code_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "zone_postal_code" ADD CONSTRAINT "zone_postal_code_zone_id_fk" FOREIGN KEY ("site_id","zone_id") REFERENCES "public"."delivery_zone"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bill_share" ADD CONSTRAINT "bill_share_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bill_share" ADD CONSTRAINT "bill_share_bill_id_fk" FOREIGN KEY ("site_id","bill_id") REFERENCES "public"."bill"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bill_share" ADD CONSTRAINT "bill_share_session_id_fk" FOREIGN KEY ("site_id","session_id") REFERENCES "public"."visitor_session"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bill_share_line" ADD CONSTRAINT "bill_share_line_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bill_share_line" ADD CONSTRAINT "bill_share_line_share_id_fk" FOREIGN KEY ("site_id","share_id") REFERENCES "public"."bill_share"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bill_share_line" ADD CONSTRAINT "bill_share_line_line_id_fk" FOREIGN KEY ("site_id","line_id") REFERENCES "public"."cart_line"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "phone_lock" ADD CONSTRAINT "phone_lock_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "phone_lock" ADD CONSTRAINT "phone_lock_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_call" ADD CONSTRAINT "table_call_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_call" ADD CONSTRAINT "table_call_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_call" ADD CONSTRAINT "table_call_answered_by_fk" FOREIGN KEY ("site_id","answered_by") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_diner" ADD CONSTRAINT "table_diner_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_diner" ADD CONSTRAINT "table_diner_cart_id_fk" FOREIGN KEY ("site_id","cart_id") REFERENCES "public"."cart"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "table_diner" ADD CONSTRAINT "table_diner_session_id_fk" FOREIGN KEY ("site_id","session_id") REFERENCES "public"."visitor_session"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "drawer" ADD CONSTRAINT "drawer_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "drawer" ADD CONSTRAINT "drawer_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hand_taking" ADD CONSTRAINT "hand_taking_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hand_taking" ADD CONSTRAINT "hand_taking_attempt_id_fk" FOREIGN KEY ("site_id","attempt_id") REFERENCES "public"."payment_attempt"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hand_taking" ADD CONSTRAINT "hand_taking_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hand_taking" ADD CONSTRAINT "hand_taking_taken_by_fk" FOREIGN KEY ("site_id","taken_by") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hand_taking" ADD CONSTRAINT "hand_taking_drawer_id_fk" FOREIGN KEY ("site_id","drawer_id") REFERENCES "public"."drawer"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "hand_taking" ADD CONSTRAINT "hand_taking_handed_in_to_fk" FOREIGN KEY ("site_id","handed_in_to") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content_page" ADD CONSTRAINT "content_page_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "social_link" ADD CONSTRAINT "social_link_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "booking_changes" ON "booking" USING btree ("site_id","changes_id") WHERE changes_id is not null;
--> statement-breakpoint
CREATE INDEX "booking_customer" ON "booking" USING btree ("site_id","customer_id","date") WHERE customer_id is not null;
--> statement-breakpoint
CREATE INDEX "booking_day" ON "booking" USING btree ("site_id","store_id","date");
--> statement-breakpoint
CREATE INDEX "booking_email" ON "booking" USING btree ("site_id","date","email");
--> statement-breakpoint
CREATE INDEX "booking_phone" ON "booking" USING btree ("site_id","date","phone");
--> statement-breakpoint
CREATE INDEX "booking_held" ON "booking" USING btree ("held_until") WHERE state = 'held';
--> statement-breakpoint
CREATE INDEX "booking_state_change_booking" ON "booking_state_change" USING btree ("site_id","booking_id");
--> statement-breakpoint
CREATE INDEX "booking_wait_queue" ON "booking_wait" USING btree ("site_id","sitting_id","date","created_at") WHERE told_at is null;
--> statement-breakpoint
CREATE INDEX "sitting_resource" ON "sitting" USING btree ("site_id","resource_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cart_open_table" ON "cart" USING btree ("site_id","resource_id","position") WHERE mode = 'table' and state in ('open', 'paying');
--> statement-breakpoint
CREATE INDEX "cart_customer" ON "cart" USING btree ("site_id","customer_id");
--> statement-breakpoint
CREATE INDEX "cart_state" ON "cart" USING btree ("site_id","state");
--> statement-breakpoint
CREATE INDEX "cart_holder_session" ON "cart_holder" USING btree ("site_id","session_id");
--> statement-breakpoint
CREATE INDEX "cart_line_cart" ON "cart_line" USING btree ("site_id","cart_id","position");
--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("site_id","parent_id");
--> statement-breakpoint
CREATE INDEX "attribute_product" ON "attribute" USING btree ("site_id","product_id");
--> statement-breakpoint
CREATE INDEX "attribute_value_attribute" ON "attribute_value" USING btree ("site_id","attribute_id");
--> statement-breakpoint
CREATE INDEX "combination_product" ON "combination" USING btree ("site_id","product_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "combination_default" ON "combination" USING btree ("site_id","product_id") WHERE is_default;
--> statement-breakpoint
CREATE UNIQUE INDEX "offered_group_product" ON "offered_group" USING btree ("site_id","product_id","group_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "offered_group_combination" ON "offered_group" USING btree ("site_id","combination_id","group_id");
--> statement-breakpoint
CREATE INDEX "option_value_group" ON "option_value" USING btree ("site_id","group_id");
--> statement-breakpoint
CREATE INDEX "coupon_use_of_cart" ON "coupon_use" USING btree ("site_id","cart_id");
--> statement-breakpoint
CREATE INDEX "points_movement_of_cart" ON "points_movement" USING btree ("site_id","cart_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree ("site_id","email") WHERE erased_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_address_default" ON "saved_address" USING btree ("site_id","customer_id","use") WHERE is_default;
--> statement-breakpoint
CREATE INDEX "kitchen_item_ticket" ON "kitchen_item" USING btree ("site_id","ticket_id","position");
--> statement-breakpoint
CREATE INDEX "kitchen_item_open" ON "kitchen_item" USING btree ("site_id","store_id") WHERE state not in ('served', 'voided');
--> statement-breakpoint
CREATE INDEX "kitchen_item_void" ON "kitchen_item" USING btree ("site_id","store_id") WHERE state = 'voided' and void_seen_at is null;
--> statement-breakpoint
CREATE INDEX "kitchen_ticket_store" ON "kitchen_ticket" USING btree ("site_id","store_id","day");
--> statement-breakpoint
CREATE INDEX "kitchen_ticket_order" ON "kitchen_ticket" USING btree ("site_id","order_id");
--> statement-breakpoint
CREATE INDEX "ledger_entry_posting" ON "ledger_entry" USING btree ("site_id","posting");
--> statement-breakpoint
CREATE INDEX "ledger_entry_attempt" ON "ledger_entry" USING btree ("site_id","attempt_id");
--> statement-breakpoint
CREATE INDEX "reconciliation_break_open" ON "reconciliation_break" USING btree ("site_id","found_at") WHERE resolved_at is null;
--> statement-breakpoint
CREATE INDEX "order_status_change_order" ON "order_status_change" USING btree ("site_id","order_id");
--> statement-breakpoint
CREATE INDEX "order_void_line" ON "order_void" USING btree ("site_id","line_id");
--> statement-breakpoint
CREATE INDEX "placed_order_customer" ON "placed_order" USING btree ("site_id","customer_id","placed_at");
--> statement-breakpoint
CREATE INDEX "placed_order_store" ON "placed_order" USING btree ("site_id","store_id","placed_at");
--> statement-breakpoint
CREATE INDEX "placed_order_waiting" ON "placed_order" USING btree ("placed_at") WHERE status = 'on-hold';
--> statement-breakpoint
CREATE INDEX "live_event_topic" ON "live_event" USING btree ("site_id","topic","id");
--> statement-breakpoint
CREATE INDEX "live_event_age" ON "live_event" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "outbox_message_age" ON "outbox_message" USING btree ("site_id","created_at");
--> statement-breakpoint
CREATE INDEX "outbox_message_waiting" ON "outbox_message" USING btree ("channel","created_at") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX "pause_use_of_cart" ON "pause_use" USING btree ("site_id","cart_id");
--> statement-breakpoint
CREATE INDEX "attempt_state_change_attempt" ON "attempt_state_change" USING btree ("site_id","attempt_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_active_cart" ON "payment_attempt" USING btree ("site_id","cart_id","cart_version") WHERE state in ('created', 'submitted', 'challenged', 'unknown');
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_active_booking" ON "payment_attempt" USING btree ("site_id","booking_id") WHERE state in ('created', 'submitted', 'challenged', 'unknown');
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_active_share" ON "payment_attempt" USING btree ("site_id","bill_share_id") WHERE state in ('created', 'submitted', 'challenged', 'unknown');
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_active_order" ON "payment_attempt" USING btree ("site_id","order_id") WHERE state in ('created', 'submitted', 'challenged', 'unknown');
--> statement-breakpoint
CREATE INDEX "payment_attempt_due" ON "payment_attempt" USING btree ("next_query_at") WHERE next_query_at is not null;
--> statement-breakpoint
CREATE INDEX "payment_event_attempt" ON "payment_event" USING btree ("site_id","attempt_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "price_list_general" ON "price_list" USING btree ("site_id") WHERE is_general;
--> statement-breakpoint
CREATE UNIQUE INDEX "print_job_one_unmarked" ON "print_job" USING btree ("site_id","ticket_id","route_id") WHERE not is_copy;
--> statement-breakpoint
CREATE INDEX "print_job_ticket" ON "print_job" USING btree ("site_id","ticket_id");
--> statement-breakpoint
CREATE INDEX "print_job_open" ON "print_job" USING btree ("site_id","printer_id","offered_at") WHERE state in ('waiting', 'given');
--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "product_category_category" ON "product_category" USING btree ("site_id","category_id");
--> statement-breakpoint
CREATE INDEX "product_menu_menu" ON "product_menu" USING btree ("site_id","menu_id");
--> statement-breakpoint
CREATE INDEX "section_product" ON "section" USING btree ("site_id","product_id");
--> statement-breakpoint
CREATE INDEX "section_item_section" ON "section_item" USING btree ("site_id","section_id");
--> statement-breakpoint
CREATE INDEX "idempotency_record_age" ON "idempotency_record" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "try_count_age" ON "try_count" USING btree ("starts_at");
--> statement-breakpoint
CREATE INDEX "visitor_session_customer" ON "visitor_session" USING btree ("site_id","customer_id");
--> statement-breakpoint
CREATE INDEX "visitor_session_expiry" ON "visitor_session" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "site_host_site" ON "site_host" USING btree ("site_id");
--> statement-breakpoint
CREATE INDEX "site_key_site" ON "site_key" USING btree ("site_id");
--> statement-breakpoint
CREATE INDEX "slot_use_of_store" ON "slot_use" USING btree ("site_id","store_id","day","minute");
--> statement-breakpoint
CREATE INDEX "staff_device_store" ON "staff_device" USING btree ("site_id","store_id");
--> statement-breakpoint
CREATE INDEX "door_tries_age" ON "door_tries" USING btree ("starts_at");
--> statement-breakpoint
CREATE INDEX "staff_action_subject" ON "staff_action" USING btree ("site_id","subject","id");
--> statement-breakpoint
CREATE INDEX "staff_action_person" ON "staff_action" USING btree ("site_id","staff_id","id");
--> statement-breakpoint
CREATE INDEX "staff_action_store" ON "staff_action" USING btree ("site_id","store_id","id");
--> statement-breakpoint
CREATE INDEX "staff_action_device" ON "staff_action" USING btree ("site_id","device_id","id");
--> statement-breakpoint
CREATE INDEX "staff_action_at" ON "staff_action" USING btree ("site_id","at");
--> statement-breakpoint
CREATE INDEX "staff_session_person" ON "staff_session" USING btree ("site_id","staff_id");
--> statement-breakpoint
CREATE INDEX "staff_session_device" ON "staff_session" USING btree ("site_id","device_id");
--> statement-breakpoint
CREATE INDEX "staff_session_age" ON "staff_session" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "staff_role_people" ON "staff" USING btree ("site_id","role_id");
--> statement-breakpoint
CREATE INDEX "delivery_zone_store" ON "delivery_zone" USING btree ("site_id","store_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "resource_counter" ON "resource" USING btree ("site_id","store_id","kind") WHERE kind <> 'room';
--> statement-breakpoint
CREATE INDEX "resource_store" ON "resource" USING btree ("site_id","store_id");
--> statement-breakpoint
CREATE INDEX "zone_postal_code_code" ON "zone_postal_code" USING btree ("site_id","postal_code");
--> statement-breakpoint
CREATE INDEX "bill_share_bill" ON "bill_share" USING btree ("site_id","bill_id");
--> statement-breakpoint
CREATE INDEX "table_call_cart" ON "table_call" USING btree ("site_id","cart_id");
--> statement-breakpoint
CREATE INDEX "table_call_open" ON "table_call" USING btree ("site_id","called_at") WHERE answered_at is null;
--> statement-breakpoint
CREATE INDEX "table_diner_session" ON "table_diner" USING btree ("site_id","session_id");
--> statement-breakpoint
CREATE INDEX "hand_taking_pouch" ON "hand_taking" USING btree ("site_id","store_id","taken_by") WHERE means = 'cash' and drawer_id is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "content_page_single" ON "content_page" USING btree ("site_id","kind") WHERE kind not in ('content', 'legal');
--> statement-breakpoint
-- Counts a booking's covers into its slot, whoever writes it. The row of slot_load is locked by the update,
-- so that bookings made at the same moment queue up and its check refuses the one too many.
-- The slot's capacity is read again only when seats are added: a capacity lowered after the fact refuses
-- new guests and keeps those already promised.
CREATE FUNCTION count_covers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  takes_seats CONSTANT text[] := ARRAY['held', 'confirmed', 'seated'];
  was_seated CONSTANT boolean := TG_OP <> 'INSERT' AND OLD.state = ANY (takes_seats);
  is_seated CONSTANT boolean := TG_OP <> 'DELETE' AND NEW.state = ANY (takes_seats);
BEGIN
  IF was_seated AND is_seated AND NEW.party <= OLD.party
    AND (NEW.site_id, NEW.sitting_id, NEW.date, NEW.at) = (OLD.site_id, OLD.sitting_id, OLD.date, OLD.at) THEN
    UPDATE slot_load SET covers = covers - OLD.party + NEW.party
      WHERE site_id = OLD.site_id AND sitting_id = OLD.sitting_id AND date = OLD.date AND at = OLD.at;
    RETURN NULL;
  END IF;
  IF was_seated THEN
    UPDATE slot_load SET covers = covers - OLD.party
      WHERE site_id = OLD.site_id AND sitting_id = OLD.sitting_id AND date = OLD.date AND at = OLD.at;
  END IF;
  IF is_seated THEN
    INSERT INTO slot_load AS load (site_id, sitting_id, date, at, covers, capacity)
      SELECT site_id, sitting_id, NEW.date, at, NEW.party, capacity FROM sitting_slot
        WHERE site_id = NEW.site_id AND sitting_id = NEW.sitting_id AND at = NEW.at
      ON CONFLICT (site_id, sitting_id, date, at)
        DO UPDATE SET covers = load.covers + NEW.party, capacity = excluded.capacity;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER booking_counts_covers AFTER INSERT OR UPDATE OR DELETE ON booking
  FOR EACH ROW EXECUTE FUNCTION count_covers();
--> statement-breakpoint
-- Money is never rewritten: a mistake is corrected by a posting of its own.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION check_posting_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  balance bigint;
BEGIN
  SELECT sum(amount) INTO balance FROM ledger_entry WHERE site_id = NEW.site_id AND posting = NEW.posting;
  IF balance <> 0 THEN
    RAISE EXCEPTION 'posting % is out of balance by %', NEW.posting, balance
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_balance';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Checked at commit, when all rows of a posting are in.
CREATE CONSTRAINT TRIGGER ledger_entry_balance AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_posting_balance();
--> statement-breakpoint
-- Whoever writes what visitors are shown, every process that keeps it in memory hears of it at commit.
-- PostgreSQL sends a message once per transaction, however often it is said.
CREATE FUNCTION tell_site_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SELECT pg_notify(''comanda_site'', changed::text) FROM (SELECT DISTINCT %I AS changed FROM changed_rows) AS sites', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  kept text;
  key text;
BEGIN
  FOREACH kept IN ARRAY ARRAY[
    'allergen', 'attribute', 'attribute_value', 'banner', 'brand', 'category', 'category_window', 'combination',
    'combination_section', 'combination_value', 'content_page', 'delivery_zone', 'diet', 'holiday',
    'listed_combination_price', 'listed_price', 'menu', 'offered_group', 'option_group', 'option_value',
    'option_value_allergen', 'option_value_diet', 'payment_account', 'picture', 'price_list', 'product',
    'product_allergen', 'product_category', 'product_diet', 'product_menu', 'product_pause', 'product_store',
    'product_window', 'promotion', 'promotion_combination', 'promotion_product', 'promotion_store',
    'related_product', 'resource', 'rush', 'section', 'section_item', 'section_item_allergen', 'site', 'site_host',
    'site_key', 'site_language', 'social_link', 'special_day', 'special_day_shift', 'station', 'station_route',
    'store', 'store_day', 'store_shift', 'table_position', 'zone_postal_code'
  ] LOOP
    key := CASE kept WHEN 'site' THEN 'id' ELSE 'site_id' END;
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed(%L)', kept || '_tells_insert', kept, key);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed(%L)', kept || '_tells_update', kept, key);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed(%L)', kept || '_tells_delete', kept, key);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE TRIGGER staff_action_append_only BEFORE UPDATE OR DELETE ON staff_action
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER staff_action_never_emptied BEFORE TRUNCATE ON staff_action
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A site that had an owner keeps one: an active person with a password, whose role holds every right.
-- The lock makes two who take each other's role queue up: the second one sees what the first has done.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'staff' THEN
    IF NOT EXISTS (SELECT 1 FROM staff_role WHERE site_id = OLD.site_id AND id = OLD.role_id AND every_right) THEN
      RETURN NULL;
    END IF;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('owner of site ' || OLD.site_id, 0));
  IF EXISTS (SELECT 1 FROM site WHERE id = OLD.site_id) AND NOT EXISTS (
    SELECT 1 FROM staff JOIN staff_role ON staff_role.site_id = staff.site_id AND staff_role.id = staff.role_id
    WHERE staff.site_id = OLD.site_id AND staff.active AND staff.password_hash IS NOT NULL AND staff_role.every_right
  ) THEN
    RAISE EXCEPTION 'site % would have no owner', OLD.site_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_last_owner';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER staff_keeps_an_owner AFTER UPDATE OF active, role_id, password_hash OR DELETE ON staff
  FOR EACH ROW WHEN (OLD.active AND OLD.password_hash IS NOT NULL) EXECUTE FUNCTION keep_an_owner();
--> statement-breakpoint
CREATE TRIGGER staff_role_keeps_an_owner AFTER UPDATE OF every_right ON staff_role
  FOR EACH ROW WHEN (OLD.every_right AND NOT NEW.every_right) EXECUTE FUNCTION keep_an_owner();
--> statement-breakpoint
-- Every look of a board begins with it. Inside the statement that finds the caller its estimated cost grew with the
-- events of an evening, and each time it grew PostgreSQL planned that statement anew for hundreds of calls, which took
-- four times as long as to run it. As a function it costs the same in every plan, and keeps its own.
CREATE FUNCTION news_mark(of_site integer, topics text[]) RETURNS text
LANGUAGE plpgsql STABLE COST 1 SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (
    SELECT count(*) || ' ' || coalesce(sum(news.id), 0)
    FROM unnest(topics) AS wanted (topic)
    CROSS JOIN LATERAL (
      SELECT latest.id FROM live_event latest
      WHERE latest.site_id = of_site AND latest.topic = wanted.topic
      ORDER BY latest.id DESC LIMIT 100
    ) AS news
  );
END $$;
