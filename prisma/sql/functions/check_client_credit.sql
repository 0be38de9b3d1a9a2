-- Locks the client, so that of two concurrent deductions the second sees the first.
CREATE OR REPLACE FUNCTION "check_client_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "profiles" WHERE "id" = NEW."client_id" FOR NO KEY UPDATE;
  IF (SELECT coalesce(sum("amount_cents"), 0) FROM "credit_entries" WHERE "client_id" = NEW."client_id" AND "currency" = NEW."currency")
    + (
      SELECT coalesce(sum("credit_cents"), 0) FROM "invoices"
      WHERE "client_id" = NEW."client_id" AND "currency" = NEW."currency" AND "credit_cents" < 0
        AND "status" NOT IN ('VOID', 'REFUNDED')
    ) < 0
  THEN
    RAISE EXCEPTION 'the client has less credit' USING ERRCODE = '23514', CONSTRAINT = 'client_credit';
  END IF;
  RETURN NULL;
END $$;
