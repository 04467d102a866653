-- A booking is followed until its guests have left. What stands now stays as it is: who is seated may be marked as left.
ALTER DOMAIN "booking_state" DROP CONSTRAINT "booking_state_known";
--> statement-breakpoint
ALTER DOMAIN "booking_state" ADD CONSTRAINT "booking_state_known" CHECK (value in ('held', 'confirmed', 'arrived', 'seated', 'left', 'cancelled', 'expired', 'no-show'));
--> statement-breakpoint
CREATE DOMAIN "call_off_reason" AS text CONSTRAINT "call_off_reason_known" CHECK (value in ('guest-asked', 'no-room', 'closing', 'booked-twice', 'other'));
--> statement-breakpoint
-- Whoever has arrived, or has left by now, has the seats of the hour at which they came.
CREATE OR REPLACE FUNCTION count_covers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  takes_seats CONSTANT text[] := ARRAY['held', 'confirmed', 'arrived', 'seated', 'left'];
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
-- To write a function anew takes away where it looks up names.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION count_covers() SET search_path = pg_catalog, %I', current_schema());
END
$$;
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "call_off_reason" "call_off_reason";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "no_show_deposit" text DEFAULT 'keep' NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_no_show_deposit_known" CHECK ("store"."no_show_deposit" in ('keep', 'give-back'));