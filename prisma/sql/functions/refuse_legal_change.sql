CREATE OR REPLACE FUNCTION "refuse_legal_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'legal_documents rows are only ever added' USING ERRCODE = '23514', CONSTRAINT = 'legal_documents_append_only';
END $$;
