DROP INDEX "print_job_one_unmarked";--> statement-breakpoint
ALTER TABLE "print_job" ADD COLUMN "fired_course" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "print_job_fired_once" ON "print_job" USING btree ("site_id","ticket_id","route_id","fired_course") WHERE not is_copy and fired_course is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "print_job_one_unmarked" ON "print_job" USING btree ("site_id","ticket_id","route_id") WHERE not is_copy and fired_course is null;