const messages = document.getElementById('messages');

document.getElementById('window-name').textContent = window.name === '' ? 'empty' : window.name;

window.addEventListener('message', ({ origin, data }) => {
  document.getElementById('no-messages').hidden = true;
  const item = document.createElement('li');
  item.textContent = `${origin}: ${JSON.stringify(data)}`;
  messages.append(item);
});
