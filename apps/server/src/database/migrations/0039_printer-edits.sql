ALTER TABLE "print_route" ADD COLUMN "is_used" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "printer" ADD COLUMN "settings_version" integer DEFAULT 1 NOT NULL;