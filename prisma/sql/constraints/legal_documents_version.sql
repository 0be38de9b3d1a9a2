ALTER TABLE "legal_documents" ADD CONSTRAINT "legal_documents_version" CHECK ("version" > 0);
