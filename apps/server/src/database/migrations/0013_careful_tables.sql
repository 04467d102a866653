ALTER TABLE "site" ALTER COLUMN "signed_table_links" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "site" ALTER COLUMN "several_orders_per_table" SET DEFAULT true;