CREATE OR REPLACE FUNCTION "refuse_other_client"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an invoice never bills someone else' USING ERRCODE = '23514', CONSTRAINT = 'invoices_client_never_changes';
END $$;
