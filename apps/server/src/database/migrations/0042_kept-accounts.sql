-- The accounts of a site are kept in memory, because every payment asks for them several times.
CREATE TRIGGER payment_account_tells_insert AFTER INSERT ON payment_account REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed('site_id');--> statement-breakpoint
CREATE TRIGGER payment_account_tells_update AFTER UPDATE ON payment_account REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed('site_id');--> statement-breakpoint
CREATE TRIGGER payment_account_tells_delete AFTER DELETE ON payment_account REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed('site_id');
