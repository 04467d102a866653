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
ALTER TABLE "placed_order" DROP CONSTRAINT "placed_order_paid_whole";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "voided" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "voided_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "beside_id" uuid;--> statement-breakpoint
ALTER TABLE "order_void" ADD CONSTRAINT "order_void_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_void" ADD CONSTRAINT "order_void_line_fk" FOREIGN KEY ("site_id","order_id","line_id") REFERENCES "public"."order_line"("site_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_void" ADD CONSTRAINT "order_void_staff_id_fk" FOREIGN KEY ("site_id","staff_id") REFERENCES "public"."staff"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_void_line" ON "order_void" USING btree ("site_id","line_id");--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_beside_fk" FOREIGN KEY ("site_id","beside_id") REFERENCES "public"."placed_order"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_voided_part" CHECK ("placed_order"."voided" between 0 and "placed_order"."total");--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_voided_back" CHECK ("placed_order"."voided_back" between 0 and least("placed_order"."voided", "placed_order"."paid"));--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_paid_whole" CHECK ("placed_order"."payment_state" <> 'paid' or "placed_order"."paid" - "placed_order"."refunded" >= "placed_order"."total" - "placed_order"."voided");