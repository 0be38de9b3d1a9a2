-- Approved and paid statements stay as they are.
CREATE OR REPLACE FUNCTION "refuse_pay_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows stay as they are', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
