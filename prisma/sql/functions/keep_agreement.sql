-- Only the card is ever removed, with its client's account.
CREATE OR REPLACE FUNCTION "keep_agreement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a client agreed to never changes' USING ERRCODE = '23514', CONSTRAINT = 'payment_agreements_never_change';
END $$;
