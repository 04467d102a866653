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
ALTER TABLE "rush" ADD CONSTRAINT "rush_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rush" ADD CONSTRAINT "rush_store_id_fk" FOREIGN KEY ("site_id","store_id") REFERENCES "public"."store"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What a store asks for in a rush is kept in memory with the store: every process hears when somebody writes it.
CREATE TRIGGER rush_tells_insert AFTER INSERT ON rush REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed('site_id');--> statement-breakpoint
CREATE TRIGGER rush_tells_update AFTER UPDATE ON rush REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed('site_id');--> statement-breakpoint
CREATE TRIGGER rush_tells_delete AFTER DELETE ON rush REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed('site_id');
