-- CreateEnum
CREATE TYPE "ConversationPriority" AS ENUM ('LOW', 'MEDIUM', 'HIGH');

-- AlterTable
ALTER TABLE "conversations" ADD COLUMN "priority" "ConversationPriority" NOT NULL DEFAULT 'MEDIUM',
ADD COLUMN "request_key" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "conversations_client_id_request_key_key" ON "conversations"("client_id", "request_key");

-- Unread counts look at unread messages only, however long a conversation has become.
CREATE INDEX "messages_unread" ON "messages" ("conversation_id") WHERE NOT "is_read";
