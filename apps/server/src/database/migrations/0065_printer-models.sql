CREATE TABLE "print_trial" (
	"site_id" integer NOT NULL,
	"printer_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"given_at" timestamptz(3),
	"printed_at" timestamptz(3),
	CONSTRAINT "print_trial_site_id_printer_id_pk" PRIMARY KEY("site_id","printer_id")
);
--> statement-breakpoint
ALTER TABLE "printer" DROP CONSTRAINT "printer_language_known";--> statement-breakpoint
ALTER TABLE "printer" DROP CONSTRAINT "printer_code_page_known";--> statement-breakpoint
ALTER TABLE "printer" DROP CONSTRAINT "printer_columns_fit";--> statement-breakpoint
ALTER TABLE "printer" ADD COLUMN "model" text DEFAULT 'esc-pos-80' NOT NULL;--> statement-breakpoint
ALTER TABLE "print_trial" ADD CONSTRAINT "print_trial_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_trial" ADD CONSTRAINT "print_trial_printer_id_fk" FOREIGN KEY ("site_id","printer_id") REFERENCES "public"."printer"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Each printer goes on as it was spoken to; a width that no model has becomes the next narrower one.
UPDATE "printer" SET "model" = CASE
	WHEN "language" = 'star-line' THEN 'star-tsp650'
	WHEN "language" = 'star-prnt' THEN CASE WHEN "columns" < 42 THEN 'star-mc-print2' ELSE 'star-tsp100' END
	ELSE CASE WHEN "columns" < 42 THEN 'esc-pos-58' ELSE 'esc-pos-80' END
		|| CASE "code_page" WHEN 'cp858' THEN '-858' WHEN 'cp437' THEN '-437' ELSE '' END
END;--> statement-breakpoint
ALTER TABLE "printer" DROP COLUMN "language";--> statement-breakpoint
ALTER TABLE "printer" DROP COLUMN "code_page";--> statement-breakpoint
ALTER TABLE "printer" DROP COLUMN "columns";--> statement-breakpoint
ALTER TABLE "printer" ADD CONSTRAINT "printer_model_known" CHECK ("printer"."model" in ('esc-pos-80', 'esc-pos-58', 'epson-tm-t20', 'epson-tm-t88', 'epson-tm-m30', 'star-tsp100', 'star-tsp650', 'star-mc-print2', 'bixolon-srp350', 'citizen-ct-s310', 'xprinter-n160', 'esc-pos-80-858', 'esc-pos-58-858', 'esc-pos-80-437', 'esc-pos-58-437'));