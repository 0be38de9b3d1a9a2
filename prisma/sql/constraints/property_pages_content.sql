ALTER TABLE "property_pages" ADD CONSTRAINT "property_pages_content" CHECK (jsonb_typeof("content") = 'object');
