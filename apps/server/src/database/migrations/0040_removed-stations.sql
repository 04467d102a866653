ALTER TABLE "print_route" DROP CONSTRAINT "print_route_once";--> statement-breakpoint
ALTER TABLE "print_route" DROP CONSTRAINT "print_route_station_fk";
--> statement-breakpoint
ALTER TABLE "kitchen_item" ADD COLUMN "former_station_id" integer;--> statement-breakpoint
ALTER TABLE "print_route" ADD COLUMN "former_station_id" integer;--> statement-breakpoint
ALTER TABLE "print_route" ADD CONSTRAINT "print_route_station_fk" FOREIGN KEY ("site_id","store_id","station_id") REFERENCES "public"."station"("site_id","store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_route" ADD CONSTRAINT "print_route_once" UNIQUE NULLS NOT DISTINCT("site_id","store_id","station_id","former_station_id","printer_id");--> statement-breakpoint
ALTER TABLE "print_route" ADD CONSTRAINT "print_route_one_station" CHECK (num_nonnulls("print_route"."station_id", "print_route"."former_station_id") <= 1);