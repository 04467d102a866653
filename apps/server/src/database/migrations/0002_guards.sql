-- One table, one party at a time.
ALTER TABLE table_assignment ADD CONSTRAINT table_assignment_no_overlap
  EXCLUDE USING gist (site_id WITH =, resource_id WITH =, position WITH =, during WITH &&);
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
