CREATE OR REPLACE FUNCTION "check_own_statement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "check_statement"(NEW."id");
  RETURN NULL;
END $$;
