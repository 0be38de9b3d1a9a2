-- A deleted account gets nothing new, not even from a request that began before. Waits for a deletion under way.
CREATE OR REPLACE FUNCTION "refuse_deleted_client"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  status "AccountStatus";
BEGIN
  SELECT "account_status" INTO status FROM "profiles" WHERE "id" = NEW."client_id" FOR KEY SHARE;
  IF status = 'DELETED' THEN
    RAISE EXCEPTION 'the account was deleted' USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_client_not_deleted';
  END IF;
  RETURN NEW;
END $$;
