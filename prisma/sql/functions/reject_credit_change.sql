-- Rows of record only change in one way: once a client was deleted, what was written about them is removed.
CREATE OR REPLACE FUNCTION "reject_credit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason' AND NEW."reason" IS NULL
    AND EXISTS (SELECT FROM "profiles" WHERE "id" = OLD."client_id" AND "account_status" = 'DELETED')
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'credit_entries rows are only ever added' USING ERRCODE = '23514', CONSTRAINT = 'credit_entries_append_only';
END $$;
