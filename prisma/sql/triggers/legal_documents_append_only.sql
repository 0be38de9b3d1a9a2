CREATE TRIGGER "legal_documents_append_only" BEFORE UPDATE OR DELETE ON "legal_documents"
  FOR EACH ROW EXECUTE FUNCTION "refuse_legal_change"();
